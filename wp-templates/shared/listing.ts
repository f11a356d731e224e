import { pagePath } from '@/components/Pagination/pages';
import { site } from '@/site-config/site';
import { pageInfo, type PageFacts } from './page-info';
import { type CardNode, postCards } from './post-cards';
import { breadcrumbTrail, otherTrail } from './links';
import { plainTitle } from './text';

import type { AddressContext, TransformResult, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { ListingView } from './ListingPage';

/** The nodes of the ArchivePosts fragment. */
export type ArchivePosts<Node> = { nodes: (Node | null)[] } | null | undefined;

interface ListingFacts extends Omit<PageFacts, 'uri'> {
  eyebrow?: string;
  titleHtml?: string;
  trail?: LinkView[];
}

/** Returns the ids to query; '0' for none, because WordPress answers an empty list with all posts. */
export function archiveIds({ archive }: AddressContext): string[] {
  return archive?.ids.length ? archive.ids.map(String) : ['0'];
}

/** Returns the nodes in the archive's order, which WPGraphQL does not guarantee. */
export function archiveNodes<Node extends { databaseId: number }>(
  posts: ArchivePosts<Node>,
  { archive }: AddressContext,
): Node[] {
  const byId = new Map((posts?.nodes ?? []).map((node) => [node?.databaseId, node]));
  return (archive?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
}

/** Returns the current page of the list. */
export function paging({ archive, path }: AddressContext): PagingView {
  if (!archive) return { page: 1, pages: 0, base: path };
  const { page, pages, base, pageBase: word } = archive;
  return { page, pages, base, ...(word && { word }) };
}

/**
 * Returns the facts for an archive page's head. The editor's canonical URL and title apply to page 1; other pages are canonical
 * themselves and have their number in the title.
 */
export function pagedFacts<Facts extends Omit<PageFacts, 'uri'>>(
  facts: Facts,
  address: AddressContext,
): Facts & PageFacts {
  const { page, base, word } = paging(address);
  const uri = pagePath(base, page, word);
  if (page === 1) return { ...facts, uri };
  const numbered = (title: string) => `${title} – Page ${page}`;
  const seo = facts.seo && { ...facts.seo, canonical: null, title: facts.seo.title && numbered(facts.seo.title) };
  return { ...facts, uri, seo, title: numbered(facts.title) };
}

function listingView(
  { eyebrow = '', titleHtml = '', trail = [], title, summary }: ListingFacts,
  tools: TransformTools,
): Omit<ListingView, 'posts' | 'paging'> {
  return { eyebrow, title, titleHtml, description: tools.text(summary), trail };
}

/** Returns the meta description of a list without one. It is not displayed. */
const defaultDescription = (title: string) => `Articles from ${site.fullName}: ${title}.`;

/**
 * Transforms a page of an archive.
 * @param facts about the archive; the first page shows `summary`
 */
export function listing(
  facts: ListingFacts,
  posts: ArchivePosts<CardNode>,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> {
  const paged = pagedFacts(facts, address);
  return {
    page: pageInfo({ ...paged, summary: tools.text(facts.summary) || defaultDescription(paged.title) }, tools),
    view: {
      ...listingView(facts, tools),
      posts: postCards(archiveNodes(posts, address), tools),
      paging: paging(address),
    },
  };
}

interface Term {
  name?: string | null;
  /** HTML of the heading, in place of the name. */
  heading?: string;
  description?: string | null;
  ancestors?: Parameters<typeof breadcrumbTrail>[0];
}

/** Transforms a term's archive. Descriptions have entities, names do not. */
export function termListing(
  eyebrow: string,
  term: Term,
  posts: ArchivePosts<CardNode>,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> {
  const trail = term.ancestors ? breadcrumbTrail(term.ancestors, tools) : otherTrail(address, tools);
  return listing(
    { eyebrow, title: plainTitle(term.name, tools), titleHtml: term.heading, summary: term.description, trail },
    posts,
    tools,
    address,
  );
}
