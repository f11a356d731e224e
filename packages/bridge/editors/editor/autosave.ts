import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';

const AUTOSAVE = /^\d+-autosave-v\d+$/;

/** Returns the autosave; null without one. The newest revision is another copy of the text, unless its slug says so. */
export function autosaveIn(saved: GetPreviewSeedQuery['saved']): { modified: string | null } | null {
  return saved?.slug && AUTOSAVE.test(saved.slug) ? { modified: saved.modified } : null;
}
