/** Templates that exist, named as WordPress's hierarchy names them. Both records, statics and views, must have them all. */
export const TEMPLATE_NAMES = [
  'front-page',
  'home',
  'page',
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
