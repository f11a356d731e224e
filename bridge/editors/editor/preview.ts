import { TYPE_ADDRESS_QUERY } from '@/queries/address';
import { CONTENT_ID_QUERY, PREVIEW_SEED_QUERY } from '@/queries/editor';

import { PREVIEW_PATHNAME, PREVIEW_ROOT, previewTarget } from '../../pages/routing/preview';
import { postsPageId } from '../../pages/routing/settings';
import { bylinesOf } from '../../pages/bylines/byline-index';
import { queryWordPress } from '../../wordpress/faust/query';
import { loadPath, loadPreview } from '../../pages/page/load';
import { cleanPath, pathOfUri, decodeNonAscii } from '../../wordpress/url/path';
import { autosaveIn } from './autosave';
import { editorsWordPress } from '../../pages/routing/origin';
import { ribbonFacts } from './ribbon-facts';

import type { GetPreviewSeedQuery } from '@/gql/graphql';
import type { RequestedChanges } from '../../wordpress/render-scope';
import type { PreviewTarget } from '../../pages/routing/preview';
import type { PageOutcome } from '../../pages/page/outcome';
import type { AddressContext, PreviewRibbonFacts, Template } from '../../wordpress/types';
import type { Editor } from './session';

type Templates = Readonly<Record<string, Template>>;
type Page = Extract<PageOutcome, { kind: 'page' }>;
type Node = NonNullable<GetPreviewSeedQuery['node']>;

const ID = /^[1-9]\d{0,11}$/;
const PART = /^[1-9]\d{0,3}$/;

export interface RequestedPreview {
  target: PreviewTarget;
  /** Page of a paginated text, from 1. */
  part: number;
}

/** Parses `/preview/12/`, `/preview/12/2/` or `/preview/?p=12&preview=true`; null for anything else. */
export function parsePreview(segments: readonly string[], query: URLSearchParams): RequestedPreview | null {
  const [id, part, ...more] = segments;
  if (id === undefined) {
    const target = previewTarget(query);
    return target && { target, part: 1 };
  }
  if (!ID.test(id) || (part !== undefined && !PART.test(part)) || more.length > 0) return null;
  return { target: { id }, part: Number(part ?? 1) };
}

/** Returns the preview's path, to which a sign-in returns. */
export function previewPath({ target, part }: RequestedPreview): string {
  if ('path' in target) return `${PREVIEW_ROOT}?${new URLSearchParams({ [PREVIEW_PATHNAME]: target.path })}`;
  return `${PREVIEW_ROOT}${target.id}/${part > 1 ? `${part}/` : ''}`;
}

/** Returns the id of the text that an editor sees at a path of the public site. @throws UpstreamError */
export async function idAt(path: string, accessToken: string): Promise<string | null> {
  let segments: string[];
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  const clean = cleanPath(segments);
  if (clean === null) return null;
  const { nodeByUri } = await queryWordPress(CONTENT_ID_QUERY, { uri: decodeNonAscii(clean) }, accessToken);
  // WordPress resolves the posts page to the list of posts.
  const id =
    nodeByUri?.__typename === 'ContentType'
      ? await postsPageId()
      : nodeByUri && 'databaseId' in nodeByUri
        ? nodeByUri.databaseId
        : null;
  return id === null ? null : String(id);
}

/** Returns the text's path; a draft's is its preview, because `/?page_id=12` is no path. */
function ownAddress(node: Node, own: string): string {
  return node.uri?.includes('?') ? own : (pathOfUri(node.uri) ?? own);
}

async function addressOf(node: Node, path: string, part: number): Promise<AddressContext> {
  const bylines = node.__typename === 'Contributor' ? (await bylinesOf(node.databaseId)).bylines : null;
  return {
    path,
    archive: null,
    date: null,
    search: null,
    part,
    commentPage: null,
    postsPage: await postsPageId(),
    bylines,
  };
}

/** Makes the links to the other pages of a paginated text previews. */
function withPartsAt(view: unknown, base: string): unknown {
  if (
    typeof view !== 'object' ||
    view === null ||
    !('parts' in view) ||
    typeof view.parts !== 'object' ||
    view.parts === null
  )
    return view;
  return { ...view, parts: { ...view.parts, base } };
}

/** Returns a page as a preview: with noindex, without a feed, and with links to previews of its other pages. */
function asPreview(page: Page, path: string, own: string): Page {
  const { feed: _, ...head } = page.page.head;
  return {
    ...page,
    page: { ...page.page, head: { ...head, canonical: path, noindex: true } },
    view: withPartsAt(page.view, own),
  };
}

/** Returns the path of the posts page, if the node is that page. Only its list has one. @throws UpstreamError */
async function postsPath({ status, databaseId }: Node): Promise<string | null> {
  if (status !== 'publish' || databaseId !== (await postsPageId())) return null;
  return pathOfUri((await queryWordPress(TYPE_ADDRESS_QUERY, { name: 'post' })).contentType?.uri);
}

/** hidden: the editor may not see the text, or there is none. */
export type RenderedPreview =
  | { kind: 'page'; page: Page; ribbon: PreviewRibbonFacts }
  | { kind: 'redirect'; destination: string }
  | { kind: 'hidden' };

const HIDDEN: RenderedPreview = { kind: 'hidden' };

/**
 * Renders what an editor has saved as the public page (docs/editors.md).
 * @throws UpstreamError
 */
export async function renderPreview(
  { target, part }: RequestedPreview,
  editor: Editor,
  templates: Templates,
): Promise<RenderedPreview> {
  const { accessToken } = editor;
  const id = 'id' in target ? target.id : await idAt(target.path, accessToken);
  if (id === null) return HIDDEN;
  const { node, saved } = await queryWordPress(PREVIEW_SEED_QUERY, { id }, accessToken);
  // A text that the editor may not edit has no preview. Of another author's draft WordPress returns the title only.
  if (!node || node.isRestricted || (!saved && node.status !== 'inherit')) return HIDDEN;
  const own = `${PREVIEW_ROOT}${id}/`;
  const listed = await postsPath(node);
  const path = listed ?? ownAddress(node, own);
  const autosave = autosaveIn(saved);
  const changes: RequestedChanges | null = autosave && { id: node.databaseId, shown: 'nothing' };
  const edited = changes && (await queryWordPress(PREVIEW_SEED_QUERY, { id }, accessToken, changes)).node;
  const isShown = changes?.shown === 'all' || changes?.shown === 'text';
  // The posts page has no text of its own, so it is rendered as the public page.
  const outcome = listed
    ? await loadPath(listed, templates)
    : await loadPreview(isShown && edited ? edited : node, await addressOf(node, path, part), templates, {
        accessToken,
        ...(isShown && { changes }),
      });
  if (outcome.kind === 'redirect') return { kind: 'redirect', destination: own };
  if (outcome.kind === 'not-found') return HIDDEN;
  const ribbon = ribbonFacts({
    node,
    saved: autosave && changes && changes.shown !== 'none' ? { at: autosave.modified, shown: changes.shown } : null,
    path,
    wordPress: await editorsWordPress(),
  });
  return { kind: 'page', page: asPreview(outcome, path, own), ribbon };
}
