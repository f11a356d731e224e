/** The site's templates, by the names of WordPress's hierarchy. index.ts and views.tsx have an entry for each. */
export const TEMPLATE_NAMES = [
  'front-page',
  'home',
  'page',
  'template-compare-facilities',
  'template-admissions',
  'template-full-width',
  'template-insurance-verification',
  'landing',
  'template-our-team',
  'template-reviews',
  'template-veterans',
  'single',
  'singular',
  'single-facility',
  'single-contributor',
  'archive-facility',
  'archive',
  'category',
  'tag',
  'taxonomy',
  'author',
  'date',
  'search',
  'attachment',
  'index',
] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Templates without a menu. */
const REDUCED_LAYOUT: readonly string[] = ['landing'] satisfies TemplateName[];

/** Returns whether a template has a header without a menu. */
export function hasReducedLayout(template: string | undefined): boolean {
  return template !== undefined && REDUCED_LAYOUT.includes(template);
}
