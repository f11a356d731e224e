import type { GetPreviewSeedQuery } from '@/gql/graphql';

const AUTOSAVE = /^\d+-autosave-v\d+$/;

/**
 * What was saved and is not in the text itself; null for nothing. In: what WordPress answers "as preview", which is the newest
 * revision: after each update that is but a copy of the text, and only an autosave's slug tells the two apart.
 */
export function autosaveIn(saved: GetPreviewSeedQuery['saved']): { modified: string | null } | null {
  return saved?.slug && AUTOSAVE.test(saved.slug) ? { modified: saved.modified } : null;
}
