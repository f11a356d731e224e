import { graphql } from '@/gql';
import type { PageInfo } from '@footbridge/bridge/wordpress/types';
import { pagePath } from '@/components/Pagination/pages';
import type { ArticleView } from '../shared/ArticlePage';
import { defineTemplate, seedId } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { ratingView } from '../shared/reviews';
import { describeText } from '../shared/structured-data/articles';
import { aggregateRating, isOwn, ownReviews } from '../shared/structured-data/reviews';
import { reviewList } from './list';
import { ReviewsPage, type ReviewList } from './View';

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
