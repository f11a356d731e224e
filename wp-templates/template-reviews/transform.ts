import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import { pagePath } from '@/components/Pagination/pages';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetReviewsQuery } from '@/gql/graphql';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';
import { ratingView } from '../shared/reviews';
import { reviewList, type ReviewList } from './list';

export interface ReviewsView extends ArticleView {
  /** Null for a protected page. */
  list: ReviewList | null;
  /** The editor's rating, else the average of the shown reviews; null without either. */
  rating: RatingView | null;
}

/** Returns the head; later pages and single sources are not indexed. */
function headOf(
  page: TransformResult<unknown>['page'],
  { paging, source }: ReviewList,
): TransformResult<unknown>['page'] {
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
  contents: [],
  below: [],
  comments: null,
});

/** Transforms the page template "Reviews": a page, its rating and a page of reviews. */
export function transformReviews(
  data: GetReviewsQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ReviewsView> | null {
  const result = pageArticle(data.page, tools, address);
  if (!result) return null;
  const { page, view } = result;
  // A protected page does not reveal which pages exist.
  if (view.isProtected) return address.reviews ? null : { page, view: { ...view, list: null, rating: null } };
  const list = reviewList(data.reviews?.nodes, tools.link(data.page?.uri) ?? address.path, tools, address);
  if (!list) return null;
  const rating = ratingView(data.page?.reviewSummary) ?? (list.source === null ? list.average : null);
  return { page: headOf(page, list), view: { ...(address.reviews ? withoutText(view) : view), list, rating } };
}
