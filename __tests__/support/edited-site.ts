/** A kept site, made of recorded answers of a real WordPress: what each page, menu and list holds (recordings/graphql-keys.json). */
import { responseKeys } from '@/bridge/wordpress/dependencies/response-keys';
import { addressKeys, parseKeys } from '@/bridge/wordpress/dependencies/keys';
import { templates } from '@/wp-templates';
import headers from '../recordings/graphql-keys.json';

import type { TemplateName } from '@/wp-templates/names';

type Recorded = keyof typeof headers;

/** Keys that one answer gives, as the way to WordPress takes them: by the query of the template that draws the page. */
function drawn(template: TemplateName, ...recorded: Recorded[]): string[] {
  const { query } = templates[template];
  if (!query) throw new Error(`${template} asks nothing`);
  const variables = { ids: ['1'], isPage: false, isFirst: true, articles: ['1'], hasPage: false };
  return recorded.flatMap((name) => responseKeys({ header: headers[name], query, variables, data: null }));
}

const FRAME = [
  'kind:menu',
  'list:menu',
  'list:menuitem',
  ...parseKeys(headers['menu primary']).filter((key) => /^post:(1725|1726|1883)$/.test(key)),
];
const OPTIONS = ['kind:options', 'kind:settings', ...parseKeys(headers.options), ...parseKeys(headers.settings)];

interface PageFacts {
  keys: string[];
  /** Page 1 of its list. */
  base?: string;
}

/** By the address; what is drawn by several queries has several. */
const PAGES: Record<string, PageFacts> = {
  '/': { keys: drawn('front-page', 'home / (nodeByUri)', 'facilities list', 'reviews list', 'contributors list') },
  '/page/2/': { keys: drawn('home', 'search, nothing found'), base: '/' },
  '/what-is-detox/': { keys: drawn('single', 'post /what-is-detox/') },
  '/signs-of-alcohol-use-disorder/': {
    keys: [...drawn('single', 'post /signs-of-alcohol-use-disorder/'), ...parseKeys(headers['comments of a post'])],
  },
  '/paying-for-rehab/': { keys: drawn('single', 'post /paying-for-rehab/') },
  '/about/': { keys: drawn('page', 'page /about/') },
  '/insurance/': { keys: drawn('page', 'page /insurance/') },
  '/about/testimonials/': { keys: drawn('page', 'page /about/testimonials/') },
  '/category/guides/': { keys: drawn('category', 'category /category/guides/') },
  '/category/guides/page/2/': { keys: ['term:203'], base: '/category/guides/' },
  '/category/guides/detox-guides/': { keys: drawn('category', 'category /category/guides/detox-guides/') },
  '/tag/detox/': { keys: drawn('tag', 'tag /tag/detox/') },
  '/topics/alcohol/': { keys: drawn('taxonomy', 'topic /topics/alcohol/') },
  '/topics/detox/': { keys: drawn('taxonomy', 'topic /topics/detox/') },
  '/author/editor/': { keys: drawn('author', 'author /author/editor/') },
  '/2024/01/': { keys: drawn('date', 'posts of 2024-01 (dateQuery)') },
  '/facilities/': { keys: drawn('archive-facility', 'facility archive /facilities/ (nodeByUri)') },
  '/facilities/green-hills-recovery/': { keys: drawn('single-facility', 'facility /facilities/green-hills-recovery/') },
  '/contributors/jane-doe/': { keys: drawn('single-contributor', 'contributor /contributors/jane-doe/') },
  '/reviews/': { keys: ['post:1865', ...drawn('template-reviews', 'reviews list')] },
  '/our-team/': { keys: ['post:1868', ...drawn('template-our-team', 'contributors list')] },
};

/** What nobody found when they were last asked for: no frame is kept with them. */
const MISSING_AT = ['/draft-page/', '/what-is-detox-now/', '/about-us/testimonials/', '/insurance/testimonials/'];

/** What several pages share, and documents for machines. */
const SHARED: Record<string, string[]> = {
  menus: FRAME,
  options: OPTIONS,
  'feed of posts': parseKeys(headers['posts list']),
  sitemap: parseKeys(headers['sitemap contentNodes']),
  'walk of guides': parseKeys(headers['posts of category guides']),
};

/** Everything that is kept, by name, with all that it was made of. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, { keys, base }]) => [
      path,
      [...keys, ...addressKeys([path, base]), ...FRAME, ...OPTIONS],
    ]),
  ),
  ...Object.fromEntries(MISSING_AT.map((path) => [`404 ${path}`, [...addressKeys([path]), ...OPTIONS]])),
  ...SHARED,
};

export const ALL = Object.keys(KEPT);
export const MISSING = MISSING_AT.map((path) => `404 ${path}`);
export const ALL_PAGES = Object.keys(PAGES);

/** Which kept things an answer of the recording stands for, to hold what is stated against what really changed. */
export const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  'post /what-is-detox/': ['/what-is-detox/'],
  'post /signs-of-alcohol-use-disorder/': ['/signs-of-alcohol-use-disorder/'],
  'comments of a post': ['/signs-of-alcohol-use-disorder/'],
  'post /paying-for-rehab/': ['/paying-for-rehab/'],
  'page /about/': ['/about/'],
  'page /insurance/': ['/insurance/'],
  'page /about/testimonials/': ['/about/testimonials/'],
  'category /category/guides/': ['/category/guides/'],
  'category /category/guides/detox-guides/': ['/category/guides/detox-guides/'],
  'tag /tag/detox/': ['/tag/detox/'],
  'topic /topics/alcohol/': ['/topics/alcohol/'],
  'topic /topics/detox/': ['/topics/detox/'],
  'author /author/editor/': ['/author/editor/'],
  'posts of 2024-01 (dateQuery)': ['/2024/01/'],
  'facility archive /facilities/ (nodeByUri)': ['/facilities/'],
  'facilities list': ['/', '/facilities/'],
  'facility /facilities/green-hills-recovery/': ['/facilities/green-hills-recovery/'],
  'contributor /contributors/jane-doe/': ['/contributors/jane-doe/'],
  'contributors list': ['/our-team/', '/'],
  'reviews list': ['/reviews/', '/'],
  'home / (nodeByUri)': ['/'],
  'posts list': ['feed of posts'],
  'sitemap contentNodes': ['sitemap'],
  'menu primary': ['menus'],
  'menu footer': ['menus'],
  'menu social': ['menus'],
  'all menus': ['menus'],
  options: ['options', '/about/'],
  settings: ['options', '/about/'],
  'redirect rules': ['options', '404 /draft-page/'],
  '404 /draft-page/': ['404 /draft-page/'],
  '404 /what-is-detox-now/': ['404 /what-is-detox-now/'],
  '404 /about-us/testimonials/': ['404 /about-us/testimonials/'],
  '404 /insurance/testimonials/': ['404 /insurance/testimonials/'],
};
