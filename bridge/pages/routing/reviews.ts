import { chosenTemplate } from '../../wordpress/faust/candidates';

import type { SeedNode } from '../../wordpress/types';

/** `/about/testimonials/from/google/`: the reviews of one source. WordPress has no such address. */
const FROM = /^(\/.+\/)from\/([a-z][a-z0-9-]{0,30})\/$/;

/** Returns the reviews page and the source in a path without page number; null for all other paths. */
export function reviewsSource(base: string): { base: string; source: string } | null {
  const [, page, source] = FROM.exec(base) ?? [];
  return page && source ? { base: page, source } : null;
}

/** Whether a page has the template "Reviews", which paginates its own list with `/page/N/`. */
export function hasReviewsList(seed: SeedNode): boolean {
  return chosenTemplate(seed) === 'template-reviews';
}
