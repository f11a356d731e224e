import { TYPE_ADDRESS_QUERY } from '@/queries/address';

import { bylinesOf } from '../../pages/bylines/byline-index';
import { loadPath, loadPreview } from '../../pages/page/load';
import { postsPageId } from '../../pages/routing/settings';
import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';

import type { GetPreviewSeedQuery } from '@/gql/graphql';
import type { PageOutcome } from '../../pages/page/outcome';
import type { PreviewScope } from '../../wordpress/render-scope';
import type { AddressContext, Template } from '../../wordpress/types';

export type Templates = Readonly<Record<string, Template>>;
export type DraftPage = Extract<PageOutcome, { kind: 'page' }>;
export type DraftNode = NonNullable<GetPreviewSeedQuery['node']>;

export interface DraftOptions {
  /** Path of the preview; its other parts are below. */
  base: string;
  /** Page of a paginated text, from 1. */
  part: number;
  preview: PreviewScope;
  templates: Templates;
}

/** redirect: the text has no such part. hidden: WordPress does not show it. */
export type RenderedDraft = { kind: 'page'; page: DraftPage; path: string } | { kind: 'redirect' } | { kind: 'hidden' };

/** Returns the text's path; a draft's is its preview, because `/?page_id=12` is no path. */
function ownAddress(node: DraftNode, base: string): string {
  return node.uri?.includes('?') ? base : (pathOfUri(node.uri) ?? base);
}

async function addressOf(node: DraftNode, path: string, part: number): Promise<AddressContext> {
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
function asPreview(page: DraftPage, path: string, base: string): DraftPage {
  const { feed: _, ...head } = page.page.head;
  return {
    ...page,
    page: { ...page.page, head: { ...head, canonical: path, noindex: true } },
    view: withPartsAt(page.view, base),
  };
}

/** Returns the path of the posts page, if the node is that page. Only its list has one. @throws UpstreamError */
async function postsPath({ status, databaseId }: DraftNode): Promise<string | null> {
  if (status !== 'publish' || databaseId !== (await postsPageId())) return null;
  return pathOfUri((await queryWordPress(TYPE_ADDRESS_QUERY, { name: 'post' })).contentType?.uri);
}

/** Renders a node that a reader may see, published or not, as its public page would be. @throws UpstreamError */
export async function renderDraft(
  node: DraftNode,
  { base, part, preview, templates }: DraftOptions,
): Promise<RenderedDraft> {
  const listed = await postsPath(node);
  const path = listed ?? ownAddress(node, base);
  // The posts page has no text, so it is rendered as the public page.
  const outcome = listed
    ? await loadPath(listed, templates)
    : await loadPreview(node, await addressOf(node, path, part), templates, preview);
  if (outcome.kind === 'redirect') return { kind: 'redirect' };
  return outcome.kind === 'page' ? { kind: 'page', page: asPreview(outcome, path, base), path } : { kind: 'hidden' };
}
