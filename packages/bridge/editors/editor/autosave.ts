import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';

const AUTOSAVE = /^\d+-autosave-v\d+$/;

/**
 * Returns the autosave; null without one. `saved` is the newest revision: after each update it is a copy of the text, and only the slug
 * identifies an autosave.
 */
export function autosaveIn(saved: GetPreviewSeedQuery['saved']): { modified: string | null } | null {
  return saved?.slug && AUTOSAVE.test(saved.slug) ? { modified: saved.modified } : null;
}
