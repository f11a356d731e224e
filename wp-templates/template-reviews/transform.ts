import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import { pagePath } from '@/components/Pagination/pages';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetReviewsQuery } from '@/gql/graphql';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';
import { ratingView } from '../shared/reviews';
import { reviewList, type ReviewList } from './list';

export interface ReviewsView extends ArticleView {
  /** Null while the page asks for a password. */
  list: ReviewList | null;
  /** What the page's editor wrote down, or else the average of what is shown here; null without either. */
  rating: RatingView | null;
}

/** A further page of the list, or one source's, is no page of its own to a search engine's list of them. */
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

/** The text stands on the first page alone, with what goes with it. */
const withoutText = (view: ArticleView): ArticleView => ({
  ...view,
  picture: null,
  html: '',
  parts: null,
  contents: [],
  below: [],
  comments: null,
});

/** The page template "Reviews": a page, its rating and the reviews, page by page. */
export function transformReviews(
  data: GetReviewsQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ReviewsView> | null {
  const drawn = pageArticle(data.page, tools, address);
  if (!drawn) return null;
  const { page, view } = drawn;
  // Behind a password nobody is told which pages there are.
  if (view.isProtected) return address.reviews ? null : { page, view: { ...view, list: null, rating: null } };
  const list = reviewList(data.reviews?.nodes, tools.link(data.page?.uri) ?? address.path, tools, address);
  if (!list) return null;
  const rating = ratingView(data.page?.reviewSummary) ?? (list.source === null ? list.average : null);
  return { page: headOf(page, list), view: { ...(address.reviews ? withoutText(view) : view), list, rating } };
}
