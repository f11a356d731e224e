import { PREVIEW_SEED_QUERY } from '@/queries/editor';

import { PREVIEW_ROOT } from '../../pages/routing/preview';
import { postsPageId } from '../../pages/routing/settings';
import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';
import { autosaveIn } from './autosave';
import { idAt } from './preview';
import { siteTime } from './ribbon-facts';

import type { GetPreviewSeedQuery } from '@/gql/graphql';

type Node = NonNullable<GetPreviewSeedQuery['node']>;
type Saved = GetPreviewSeedQuery['saved'];

/** What an editor saved and visitors do not see. */
export interface DraftFacts {
  /** Site path. */
  previewUrl: string;
  /** In the site's own time, as people write it; null where WordPress does not say. */
  savedAt: string | null;
}

/** The text that a page shows. */
export interface TextFacts {
  id: string;
  draft: DraftFacts | null;
}

const PUBLIC: ReadonlySet<unknown> = new Set(['publish', 'inherit']);

/** When what visitors do not see was saved; null where they see everything. */
function savedSince(node: Node, saved: NonNullable<Saved>): string | null {
  if (!PUBLIC.has(node.status)) return node.modified ?? '';
  const autosave = autosaveIn(saved);
  // An older autosave than what was published after it is nobody's wish any more.
  return autosave && (autosave.modified ?? '') >= (node.modified ?? '') ? (autosave.modified ?? '') : null;
}

/** WordPress finds texts at addresses that are not theirs; a draft's own address is its number. */
async function isOwn(node: Node, path: string): Promise<boolean> {
  if (node.uri?.includes('?') || pathOfUri(node.uri) === path) return true;
  return node.databaseId === (await postsPageId());
}

/** The text with a number, as far as this editor may edit it; null where they may not. @throws UpstreamError */
export async function textFacts(
  id: string,
  accessToken: string,
  path: string | null = null,
): Promise<TextFacts | null> {
  const { node, saved } = await queryWordPress(PREVIEW_SEED_QUERY, { id }, accessToken);
  // Of somebody else's draft WordPress shows an author the title and nothing else.
  if (!node || node.isRestricted || (path !== null && !(await isOwn(node, path)))) return null;
  // An upload has no autosave.
  if (!saved) return node.status === 'inherit' ? { id, draft: null } : null;
  const since = savedSince(node, saved);
  return { id, draft: since === null ? null : { previewUrl: `${PREVIEW_ROOT}${id}/`, savedAt: siteTime(since) } };
}

/**
 * The text that this editor finds where visitors find nothing, or nothing is kept: a draft, a private or scheduled page.
 * In: a clean path. @throws UpstreamError
 */
export async function hiddenTextFacts(path: string, accessToken: string): Promise<TextFacts | null> {
  const id = await idAt(path, accessToken);
  return id === null ? null : textFacts(id, accessToken, path);
}
