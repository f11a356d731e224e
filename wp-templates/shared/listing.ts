import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import { pagePath } from '@/components/Pagination/pages';
import type { PostCardView } from '@/components/PostCard/PostCard';
import { site } from '@/site-config/site';
import type { LinkView } from './links';
import { pageInfo, type PageFacts } from './page-info';
import { type CardNode, postCards } from './post-cards';

export interface ListingView {
  /** What kind of list: "Topic", "Articles by"; may be empty. */
  eyebrow: string;
  title: string;
  /** The same where it holds markup, else empty. */
  titleHtml: string;
  description: string;
  trail: LinkView[];
  /** In WordPress's order. */
  posts: PostCardView[];
  paging: PagingView;
}

/** The nodes of the ArchivePosts fragment. */
export type ArchivePosts<Node> = { nodes: (Node | null)[] } | null | undefined;

export interface ListingFacts extends Omit<PageFacts, 'uri'> {
  eyebrow?: string;
  titleHtml?: string;
  trail?: LinkView[];
}

/** The posts to ask for. '0' is nobody's id: WordPress takes an empty list for no wish at all and answers with everything. */
export function archiveIds({ archive }: AddressContext): string[] {
  return archive?.ids.length ? archive.ids.map(String) : ['0'];
}

/** The archive's nodes in its own order, which GraphQL need not keep. */
export function archiveNodes<Node extends { databaseId: number }>(
  posts: ArchivePosts<Node>,
  { archive }: AddressContext,
): Node[] {
  const byId = new Map((posts?.nodes ?? []).map((node) => [node?.databaseId, node]));
  return (archive?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
}

/** Which page of which list this is. */
export function paging({ archive, path }: AddressContext): PagingView {
  return archive ? { page: archive.page, pages: archive.pages, base: archive.base } : { page: 1, pages: 0, base: path };
}

/**
 * What the head of an archive's page needs. Each page is its own original: an editor's canonical address and
 * title are about the first, the others carry their number as WordPress writes it.
 */
export function pagedFacts<Facts extends Omit<PageFacts, 'uri'>>(
  facts: Facts,
  address: AddressContext,
): Facts & PageFacts {
  const { page, base } = paging(address);
  const uri = pagePath(base, page);
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

/** What search engines are told of a list that nobody has described. It is not shown. */
const undescribed = (title: string) => `Articles from ${site.fullName}: ${title}.`;

/**
 * A page of an archive.
 * @param facts about the archive; `summary` stands under its title on the first page
 * @param posts what the ArchivePosts fragment brought
 */
export function listing(
  facts: ListingFacts,
  posts: ArchivePosts<CardNode>,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> {
  const paged = pagedFacts(facts, address);
  return {
    page: pageInfo({ ...paged, summary: tools.text(facts.summary) || undescribed(paged.title) }, tools),
    view: {
      ...listingView(facts, tools),
      posts: postCards(archiveNodes(posts, address), tools),
      paging: paging(address),
    },
  };
}
