/**
 * One page of the embedded content for every template that draws one of its addresses (all but archive, singular
 * and index, which stand behind the others). Which template draws which is WordPress's decision.
 */
export const templatePages = {
  'front-page': '/',
  page: '/about/',
  home: '/blog/',
  single: '/what-is-detox/',
  category: '/category/recovery/',
  tag: '/tag/detox/',
  taxonomy: '/topics/substances/alcohol/',
  author: '/author/editor/',
  'single-facility': '/facilities/desert-hope-treatment-center/',
  'archive-facility': '/facilities/',
  'single-contributor': '/contributors/elena-marsh/',
} as const;
