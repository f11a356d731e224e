import { pagePath } from '@/components/Pagination/pages';
import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { averageRating, newestFirst, reviewViews, sourceName, ratingView } from '../shared/reviews';
import { describeText } from '../shared/structured-data/articles';
import { aggregateRating, isOwn, ownReviews } from '../shared/structured-data/brand';
import { type ReviewList, ReviewsPage } from './View';

import type { AddressContext, TransformTools, PageInfo } from '@footbridge/bridge/wordpress/types';
import type { SourceView } from '@/components/ReviewSources/ReviewSources';
import type { ReviewFieldsFragment } from '@/gql/graphql';
import type { ArticleView } from '../shared/ArticlePage';

/** Reviews on a page. */
const PER_PAGE = 12;

type Nodes = (ReviewFieldsFragment | null)[];

/** Returns a source's key if it is valid in a URL; others have no page. */
const sourceOf = (node: ReviewFieldsFragment | null): string =>
  /^[a-z][a-z0-9-]{0,30}$/.exec(node?.reviewDetails?.sourceType?.[0] ?? '')?.[0] ?? '';

/** Returns links to each source's reviews, by descending count. */
function sourcesOf(nodes: Nodes, own: string, requestedSource: string | null): SourceView[] {
  const counts = new Map<string, number>();
  for (const node of nodes) counts.set(sourceOf(node), (counts.get(sourceOf(node)) ?? 0) + 1);
  const named = [...counts]
    .filter(([source]) => source !== '')
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  if (named.length < 2) return [];
  const all = { name: 'All', url: own, count: nodes.length, isShown: requestedSource === null };
  return [
    all,
    ...named.map(([source, count]) => ({
      name: sourceName(source),
      url: `${own}from/${source}/`,
      count,
      isShown: requestedSource === source,
    })),
  ];
}

/**
 * Returns a page of the reviews with a text.
 * @returns null if the URL names a page or source that does not exist
 */
export function reviewList(
  nodes: Nodes | null | undefined,
  own: string,
  tools: TransformTools,
  { reviews: requested }: AddressContext,
): ReviewList | null {
  const { source, page } = requested ?? { source: null, page: 1 };
  const all = newestFirst(nodes).filter((node) => reviewViews([node], tools).length > 0);
  const chosen = source === null ? all : all.filter((node) => sourceOf(node) === source);
  const pages = Math.ceil(chosen.length / PER_PAGE);
  if ((source !== null || page > 1) && page > pages) return null;
  return {
    reviews: reviewViews(chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE), tools),
    count: chosen.length,
    average: averageRating(chosen),
    paging: { page, pages, base: source === null ? own : `${own}from/${source}/` },
    sources: sourcesOf(all, own, source),
    source: source === null ? null : sourceName(source),
  };
}

/** A page, its rating, and all reviews, because WordPress cannot sort them by their own date. */
const REVIEWS_QUERY = graphql(`
  query GetReviews($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
    }
    reviews: footbridgeReviews(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ReviewFields
      }
    }
  }
`);

export const MORE_REVIEWS = graphql(`
  query GetMoreReviews($after: String) {
    list: footbridgeReviews(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ReviewFields
      }
    }
  }
`);

/** Returns the head; later pages and single sources are not indexed. */
function headOf(page: PageInfo, { paging, source }: ReviewList): PageInfo {
  if (paging.page === 1 && source === null) return page;
  const of = source === null ? '' : ` – ${source}`;
  const number = paging.page === 1 ? '' : ` – Page ${paging.page}`;
  const { head } = page;
  return {
    ...page,
    head: {
      ...head,
      title: head.title + of + number,
      canonical: pagePath(paging.base, paging.page),
      noindex: head.noindex || source !== null,
    },
  };
}

/** Returns the view without the text, which only the first page has. */
const withoutText = (view: ArticleView): ArticleView => ({
  ...view,
  picture: null,
  html: '',
  parts: null,
  headings: [],
  below: [],
  comments: null,
});

/** The page template "Reviews": a page, its rating and a page of reviews. */
export const reviewsTemplate = defineTemplate({
  query: REVIEWS_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  rest: async (data, paginateRest) => ({
    ...data,
    reviews: data.reviews && { ...data.reviews, nodes: await paginateRest(MORE_REVIEWS, data.reviews) },
  }),
  transform: (data, tools, address) => {
    const result = pageArticle(data.page, tools, address);
    if (!result) return null;
    const { page, view } = result;
    // A protected page does not reveal which pages exist.
    if (view.isProtected) return address.reviews ? null : { page, view: { ...view, list: null, rating: null } };
    const list = reviewList(data.reviews?.nodes, tools.link(data.page?.uri) ?? address.path, tools, address);
    if (!list) return null;
    const rating = ratingView(data.page?.reviewSummary) ?? (list.source === null ? list.average : null);
    return { page: headOf(page, list), view: { ...(address.reviews ? withoutText(view) : view), list, rating } };
  },
  View: ReviewsPage,
  /**
   * An average of several sites' reviews is displayed, but not in the data, because search engines accept only the brand's own
   * ratings. The editor's rating is used.
   */
  describe: (view, setting) => {
    const page = describeText(view, setting, 'WebPage');
    const { list, rating } = view;
    if (!list) return page;
    const isAverage = rating?.value === list.average?.value && rating?.count === list.average?.count;
    const isOurs = list.sources.length === 0 && list.reviews.every(isOwn);
    return {
      ...page,
      share: 'website',
      brand: {
        rating: rating && (isOurs || !isAverage) ? aggregateRating(rating) : null,
        reviews: ownReviews(list.reviews),
      },
    };
  },
});
