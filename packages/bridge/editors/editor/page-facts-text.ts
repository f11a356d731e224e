import { PREVIEW_SEED_QUERY } from './queries';

import { PREVIEW_ROOT } from '../../pages/routing/preview';
import { postsPageId } from '../../pages/routing/settings';
import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';
import { autosaveIn, idAt } from './preview';
import { siteTime } from './ribbon-facts';

import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';
import type { DraftFacts } from '@footbridge/shared/editor-page';

type Node = NonNullable<GetPreviewSeedQuery['node']>;
type Saved = GetPreviewSeedQuery['saved'];

export interface TextFacts {
  id: string;
  draft: DraftFacts | null;
}

const PUBLIC: ReadonlySet<unknown> = new Set(['publish', 'inherit']);

/** Returns when the unpublished version was saved; null if everything is published. */
function savedSince(node: Node, saved: NonNullable<Saved>): string | null {
  if (!PUBLIC.has(node.status)) return node.modified ?? '';
  const autosave = autosaveIn(saved);
  // An autosave that is older than the last update is obsolete.
  return autosave && (autosave.modified ?? '') >= (node.modified ?? '') ? (autosave.modified ?? '') : null;
}

/** Returns whether the path is the text's own: WordPress resolves other paths, too, and a draft has only its id. */
async function isOwn(node: Node, path: string): Promise<boolean> {
  if (node.uri?.includes('?') || pathOfUri(node.uri) === path) return true;
  return node.databaseId === (await postsPageId());
}

/** Returns the text with an id; null if the editor may not edit it. @throws UpstreamError */
export async function textFacts(
  id: string,
  accessToken: string,
  path: string | null = null,
): Promise<TextFacts | null> {
  const { node, saved } = await queryWordPress(PREVIEW_SEED_QUERY, { id }, { reader: { accessToken } });
  // Of another author's draft WordPress returns the title only.
  if (!node || node.isRestricted || (path !== null && !(await isOwn(node, path)))) return null;
  // An upload has no autosave.
  if (!saved) return node.status === 'inherit' ? { id, draft: null } : null;
  const since = savedSince(node, saved);
  return { id, draft: since === null ? null : { previewUrl: `${PREVIEW_ROOT}${id}/`, savedAt: siteTime(since) } };
}

/** Returns the text at a path that has no cached page, such as a draft, a private or a scheduled page. */
export async function hiddenTextFacts(path: string, accessToken: string): Promise<TextFacts | null> {
  const id = await idAt(path, accessToken);
  return id === null ? null : textFacts(id, accessToken, path);
}
