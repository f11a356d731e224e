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
import type { PreviewTarget } from '../../pages/routing/preview';
import type { PageOutcome } from '../../pages/page/outcome';
import type { AddressContext, PreviewRibbonFacts, Template } from '../../wordpress/types';
import type { Editor } from './session';

type Templates = Readonly<Record<string, Template>>;
type Page = Extract<PageOutcome, { kind: 'page' }>;
type Node = NonNullable<GetPreviewSeedQuery['node']>;

const FOUND_BELOW = /^[1-9]\d{0,11}$/;
const PART = /^[1-9]\d{0,3}$/;

export interface RequestedPreview {
  target: PreviewTarget;
  /** Part of a text that is divided, from 1. */
  part: number;
}

/** What `/preview/12/`, `/preview/12/2/` or `/preview/?p=12&preview=true` asks for; null where it is none of them. */
export function parsePreview(segments: readonly string[], query: URLSearchParams): RequestedPreview | null {
  const [id, part, ...more] = segments;
  if (id === undefined) {
    const target = previewTarget(query);
    return target && { target, part: 1 };
  }
  if (!FOUND_BELOW.test(id) || (part !== undefined && !PART.test(part)) || more.length > 0) return null;
  return { target: { id }, part: Number(part ?? 1) };
}

/** The preview's own address: where a sign-in leads back to. */
export function previewPath({ target, part }: RequestedPreview): string {
  if ('path' in target) return `${PREVIEW_ROOT}?${new URLSearchParams({ [PREVIEW_PATHNAME]: target.path })}`;
  return `${PREVIEW_ROOT}${target.id}/${part > 1 ? `${part}/` : ''}`;
}

/** The number of what an editor sees at a path of the public site. @throws UpstreamError */
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
  // The page that shows the posts answers as their list.
  const id =
    nodeByUri?.__typename === 'ContentType'
      ? await postsPageId()
      : nodeByUri && 'databaseId' in nodeByUri
        ? nodeByUri.databaseId
        : null;
  return id === null ? null : String(id);
}

/** The address it has, or will have: a draft's is its preview, because `/?page_id=12` is nobody's path. */
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

/** Views of divided texts link to the other parts: of a preview those are previews. */
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

/** The page as the public one would be, for one editor: no search engine's business, and its parts are previews. */
function asPreview(page: Page, path: string, own: string): Page {
  const { feed: _, ...head } = page.page.head;
  return {
    ...page,
    page: { ...page.page, head: { ...head, canonical: path, noindex: true } },
    view: withPartsAt(page.view, own),
  };
}

/** The path of the page that shows the posts, if this is it: as a page it has none, its list has. @throws UpstreamError */
async function postsPath({ status, databaseId }: Node): Promise<string | null> {
  if (status !== 'publish' || databaseId !== (await postsPageId())) return null;
  return pathOfUri((await queryWordPress(TYPE_ADDRESS_QUERY, { name: 'post' })).contentType?.uri);
}

/** 'hidden': WordPress shows this editor no such text. */
export type RenderedPreview =
  | { kind: 'page'; page: Page; ribbon: PreviewRibbonFacts }
  | { kind: 'redirect'; destination: string }
  | { kind: 'hidden' };

const HIDDEN: RenderedPreview = { kind: 'hidden' };

/**
 * Draws what an editor has saved, as the public page would be drawn (docs/editors.md).
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
  // What may be read but not edited has no preview; of somebody else's draft WordPress shows an author the title and nothing else.
  if (!node || node.isRestricted || (!saved && node.status !== 'inherit')) return HIDDEN;
  const own = `${PREVIEW_ROOT}${id}/`;
  const listed = await postsPath(node);
  const path = listed ?? ownAddress(node, own);
  const autosave = autosaveIn(saved);
  const hasAutosave = autosave !== null;
  // That page has no text of its own: it is drawn as everybody sees it.
  const outcome = listed
    ? await loadPath(listed, templates)
    : await loadPreview(node, await addressOf(node, path, part), templates, { accessToken, hasAutosave });
  if (outcome.kind === 'redirect') return { kind: 'redirect', destination: own };
  if (outcome.kind === 'not-found') return HIDDEN;
  const ribbon = ribbonFacts({ node, savedAt: autosave?.modified ?? null, path, wordPress: await editorsWordPress() });
  return { kind: 'page', page: asPreview(outcome, path, own), ribbon };
}
