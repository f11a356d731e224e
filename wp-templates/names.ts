/** Templates that exist, named as WordPress's hierarchy names them. Both records, statics and views, must have them all. */
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

/** Who lands on such a page came for one thing: no menu stands above it. */
const REDUCED_LAYOUT: readonly string[] = ['landing'] satisfies TemplateName[];

/** Is a template drawn below a header without a menu? */
export function hasReducedLayout(template: string | undefined): boolean {
  return template !== undefined && REDUCED_LAYOUT.includes(template);
}
