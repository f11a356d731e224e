import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { GetSearchResultsQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { archiveNodes, pagedFacts, paging } from '../shared/listing';
import { pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';

export interface SearchView {
  title: string;
  /** Empty before a search. */
  words: string;
  postType: string | null;
  found: number;
  posts: PostCardView[];
  paging: PagingView;
}

/** Transforms search results. Not indexed, because every word would be a page. */
export function transformSearch(
  { archivePosts }: GetSearchResultsQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<SearchView> | null {
  const { archive, search } = address;
  if (!search) return null;
  const words = search.words.trim();
  const title = words ? `Search results for “${words}”` : 'Search';
  const summary = words
    ? `What ${site.fullName} has written about “${words}”.`
    : `Search the articles and pages of ${site.fullName}.`;
  return {
    page: pageInfo(pagedFacts({ title, summary, seo: { noindex: true } }, address), tools),
    view: {
      title,
      words,
      postType: search.postType ?? null,
      found: archive?.found ?? 0,
      posts: postCards(archiveNodes(archivePosts, address), tools, true),
      paging: paging(address),
    },
  };
}
