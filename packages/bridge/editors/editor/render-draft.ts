import { loadPath, loadPreview } from '../../pages/page/load';
import { withPartsAt } from '../../pages/post-password/opened-data';
import { addressAt } from '../../pages/routing/resolution';
import { fetchAnswer } from '../../pages/routing/resolve-route';
import { postsPageId } from '../../pages/routing/settings';
import { pathOfUri } from '../../wordpress/url/path';
import { contentTypeOf } from '@footbridge/shared/schema-names';

import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';
import type { PageOutcome } from '../../pages/page/outcome';
import type { ResolvedNode } from '../../pages/page/query';
import type { PreviewScope } from '../../wordpress/render-scope';
import type { AddressContext, Template } from '../../wordpress/types';

export type Templates = Readonly<Record<string, Template>>;
export type DraftPage = Extract<PageOutcome, { kind: 'page' }>;
export type DraftNode = NonNullable<GetPreviewSeedQuery['node']>;

export interface DraftOptions {
  /** Path of the preview; its other parts are below. */
  base: string;
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

/** Templates of one text. For a draft without a slug FaustWP names those of its type's archive, or of the front page. */
const OF_TEXT = /^(?:single|singular|page|attachment)(?:-|$)/;

/** Returns the templates of the newest choice. A type of the content model may have another key in WordPress. */
function candidatesOf(node: DraftNode): string[] {
  const given = (node.templates ?? ['singular', 'index']).flatMap((name) => name ?? []);
  const [key, name] = [node.contentTypeName, contentTypeOf(node)];
  if (!given.some((one) => OF_TEXT.test(one))) return [`single-${name}`, 'single', 'singular', 'index'];
  return given.map((one) =>
    one.startsWith(`single-${key}`) ? `single-${name}${one.slice(`single-${key}`.length)}` : one,
  );
}

const resolvedDraft = (node: DraftNode, address: AddressContext): ResolvedNode => ({
  kind: 'node',
  seed: node,
  candidates: candidatesOf(node),
  address,
  current: true,
});

/** Returns WordPress's list of articles of a contributor; null for all other nodes, and for a profile that is not public. */
async function bylinesOf({ __typename, uri }: DraftNode): Promise<AddressContext['bylines']> {
  const path = __typename === 'FootbridgeContributor' && uri && !uri.includes('?') ? pathOfUri(uri) : null;
  return (path && (await fetchAnswer(path))?.bylines) || null;
}

/** Returns a page as a preview: with noindex, without a feed, and with links to previews of its other pages. */
function asPreview(page: DraftPage, path: string, base: string): DraftPage {
  const { feed: _, ...head } = page.page.head;
  return {
    ...page,
    page: { ...page.page, head: { ...head, canonical: path, noindex: true } },
    view: withPartsAt(page.view, () => base),
  };
}

/** Returns the path of the posts page, if the node is that page: GraphQL returns none. @throws UpstreamError */
async function postsPath({ status, databaseId }: DraftNode): Promise<string | null> {
  if (status !== 'publish' || databaseId !== (await postsPageId())) return null;
  return pathOfUri((await fetchAnswer(`/?page_id=${databaseId}`))?.location);
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
    : await loadPreview(
        resolvedDraft(node, { ...addressAt(path), part, bylines: await bylinesOf(node) }),
        templates,
        preview,
      );
  if (outcome.kind === 'not-found' && part > 1) return { kind: 'redirect' };
  return outcome.kind === 'page' ? { kind: 'page', page: asPreview(outcome, path, base), path } : { kind: 'hidden' };
}
