import type { AddressContext, TransformResult, TransformTools } from '@/bridge/types';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { GetReviewsQuery } from '@/gql/graphql';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';
import { newestFirst, ratingView, reviewViews } from '../shared/reviews';

/** More than anybody reads, and as much as a page may weigh. */
const MOST = 36;

export interface ReviewsView extends ArticleView {
  /** The newest that say something. */
  reviews: ReviewView[];
  /** How many there are; may be more than are shown. */
  count: number;
  /** Null unless the page has both a rating and a count. */
  rating: RatingView | null;
}

/** The page template "Reviews": a page, its rating and the newest reviews. */
export function transformReviews(data: GetReviewsQuery, tools: TransformTools, address: AddressContext): TransformResult<ReviewsView> | null {
  const drawn = pageArticle(data.page, tools, address);
  if (!drawn) return null;
  const hidden = drawn.view.isProtected;
  const reviews = hidden ? [] : reviewViews(newestFirst(data.reviews?.nodes), tools);
  return {
    page: drawn.page,
    view: {
      ...drawn.view,
      reviews: reviews.slice(0, MOST),
      count: reviews.length,
      rating: hidden ? null : ratingView(data.page?.reviewSummary),
    },
  };
}
