import type { AddressContext, AnsweredSearch, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { GetSearchResultsQuery } from '@/gql/graphql';
import { PAYER_RESULT } from '@/shared/content-kind';
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
  /** Payers that the words name, on the first page. */
  payers: PostCardView[];
  posts: PostCardView[];
  paging: PagingView;
}

type Payer = NonNullable<AnsweredSearch['payers']>[number];

/** Returns the card of a payer, which leads to the insurance check. */
const payerCard = ({ name, isInNetwork }: Payer, index: number): PostCardView => ({
  id: -1 - index,
  title: name,
  titleHtml: '',
  ...PAYER_RESULT,
  date: '',
  excerpt: isInNetwork
    ? 'In network at our centers. Check what your plan pays.'
    : 'Not on our list of networks. We can check whether your plan pays.',
  picture: null,
});

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
      payers: archive && archive.page > 1 ? [] : (search.payers ?? []).map(payerCard),
      posts: postCards(archiveNodes(archivePosts, address), tools, true).map((card) => ({
        ...card,
        marked: search.excerpts?.get(card.id),
      })),
      paging: paging(address),
    },
  };
}
