/** One page of the embedded content for every template; which template draws which is WordPress's decision. */
export const templatePages = {
  'front-page': '/',
  page: '/about/',
  home: '/blog/',
  single: '/what-is-detox/',
  category: '/category/recovery/',
  tag: '/tag/detox/',
  taxonomy: '/topics/substances/alcohol/',
  author: '/author/editor/',
  archive: '/2026/',
  'single-facility': '/facilities/desert-hope-treatment-center/',
  'archive-facility': '/facilities/',
  'single-contributor': '/contributors/elena-marsh/',
} as const;
