/** `/about/testimonials/from/google/page/2/`: the reviews of one source. WordPress knows the form without source only. */
const LIST = /^(\/.+?\/)(?:from\/([a-z][a-z0-9-]{0,30})\/)?(?:page\/(\d{1,6})\/)?$/;
const TEMPLATE = 'template-reviews';

/** A page of reviews as a path names it, if a page with the template "Reviews" is at its base. */
export interface ReviewsPath {
  base: string;
  source: string | null;
  page: number | null;
}

export function reviewsPath(path: string): ReviewsPath | null {
  const [, base, source = null, page = null] = LIST.exec(path) ?? [];
  return base === undefined ? null : { base, source, page: page === null ? null : Number(page) };
}

/** Returns the path of a list of reviews in its one spelling. */
export const reviewsPagePath = ({ base, source, page }: ReviewsPath): string =>
  base + (source === null ? '' : `from/${source}/`) + (page !== null && page > 1 ? `page/${page}/` : '');

/** Whether a page has the template "Reviews", which paginates its own list. @param templates WordPress's hierarchy */
export const hasReviewsList = (templates: readonly string[]): boolean => templates.includes(TEMPLATE);
