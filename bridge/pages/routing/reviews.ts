import { chosenTemplate } from '../../wordpress/faust/candidates';

import type { SeedNode } from '../../wordpress/types';

/** `/about/testimonials/from/google/`: a reviews page's list, of one source. WordPress knows no such address. */
const FROM = /^(\/.+\/)from\/([a-z][a-z0-9-]{0,30})\/$/;

/** In: a path without its page's number. Out: the page whose list it may be, and the source; null for all other paths. */
export function reviewsSource(base: string): { base: string; source: string } | null {
  const [, page, source] = FROM.exec(base) ?? [];
  return page && source ? { base: page, source } : null;
}

/** Does a page divide a list of its own, the reviews, by `/page/N/`? WordPress leaves that to its theme's template. */
export function hasReviewsList(seed: SeedNode): boolean {
  return chosenTemplate(seed) === 'template-reviews';
}
