/**
 * A cached site, built from recorded responses of a real WordPress: the dependencies of each page, menu and list
 * (recordings/graphql-keys.json).
 */
import { responseKeys } from '@footbridge/bridge/wordpress/dependencies/response-keys';
import { addressKeys, parseKeys } from '@footbridge/bridge/wordpress/dependencies/keys';
import { templates } from '@/wp-templates';
import headers from '../recordings/graphql-keys.json';

import type { TemplateName } from '@/wp-templates';

type Recorded = keyof typeof headers;

/** Contributors and their pictures, which bylines and lists of people show. */
const PEOPLE = /^post:(?:1832|183[4-9])$/;

/** Returns the keys of what a page shows of a node: all of it on its page; in lists a card; elsewhere a link. */
function shownKeys(key: string, own: string, isList: boolean): string[] {
  if (key === own) return [key];
  const groups = (...names: string[]): string[] => names.map((name) => `${name}:${key}`);
  if (key.startsWith('post:')) {
    if (PEOPLE.test(key)) return groups('name', 'card');
    return isList ? groups('name', 'excerpt', 'card') : groups('name');
  }
  if (key.startsWith('list:')) return groups('order');
  if (!key.startsWith('term:')) return [key];
  return isList ? groups('name') : groups('name', 'address', 'posts');
}

/** Templates that show posts as cards. */
const LISTS = /^(?:front-page|home|category|tag|taxonomy|author|date|archive-facility|template-)/;

/**
 * Returns the keys of a page: of the recorded responses to its template's query, those that the transform reads. The node at
 * the address is the first of the response.
 */
function queryKeys(template: TemplateName, ...recorded: Recorded[]): string[] {
  const { query } = templates[template];
  if (!query) throw new Error(`${template} has no query`);
  const variables = { ids: ['1'], isPage: false, isFirst: true, articles: ['1'], hasPage: false };
  return recorded.flatMap((name) => {
    const keys = responseKeys({ header: headers[name], query, variables, data: null });
    const own = keys.find((key) => key.startsWith('post:')) ?? '';
    // A user counts where the name is shown.
    const shown = keys.filter(
      (key) => !/^(?:skipped:)?user(?::|$)/.test(key) || template === 'author' || template === 'single',
    );
    return shown.flatMap((key) => shownKeys(key, LISTS.test(template) ? '' : own, LISTS.test(template)));
  });
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

/** By path; a page that is rendered from several queries has several. */
const PAGES: Record<string, PageFacts> = {
  '/': { keys: queryKeys('front-page', 'home / (nodeByUri)', 'facilities list', 'reviews list', 'contributors list') },
  '/page/2/': { keys: queryKeys('home', 'search, nothing found'), base: '/' },
  '/what-is-detox/': { keys: queryKeys('single', 'post /what-is-detox/') },
  '/signs-of-alcohol-use-disorder/': {
    keys: [...queryKeys('single', 'post /signs-of-alcohol-use-disorder/'), ...parseKeys(headers['comments of a post'])],
  },
  '/paying-for-rehab/': { keys: queryKeys('single', 'post /paying-for-rehab/') },
  '/about/': { keys: queryKeys('page', 'page /about/') },
  '/insurance/': { keys: queryKeys('page', 'page /insurance/') },
  '/about/testimonials/': { keys: queryKeys('page', 'page /about/testimonials/') },
  '/category/guides/': { keys: queryKeys('category', 'category /category/guides/') },
  '/category/guides/page/2/': { keys: ['term:203'], base: '/category/guides/' },
  '/category/guides/detox-guides/': { keys: queryKeys('category', 'category /category/guides/detox-guides/') },
  '/tag/detox/': { keys: queryKeys('tag', 'tag /tag/detox/') },
  '/topics/alcohol/': { keys: queryKeys('taxonomy', 'topic /topics/alcohol/') },
  '/topics/detox/': { keys: queryKeys('taxonomy', 'topic /topics/detox/') },
  '/author/editor/': { keys: queryKeys('author', 'author /author/editor/') },
  '/2024/01/': { keys: queryKeys('date', 'posts of 2024-01 (dateQuery)') },
  '/facilities/': { keys: queryKeys('archive-facility', 'facility archive /facilities/ (nodeByUri)') },
  '/facilities/green-hills-recovery/': {
    keys: queryKeys('single-facility', 'facility /facilities/green-hills-recovery/'),
  },
  '/contributors/jane-doe/': { keys: queryKeys('single-contributor', 'contributor /contributors/jane-doe/') },
  '/reviews/': { keys: ['post:1865', ...queryKeys('template-reviews', 'reviews list')] },
  '/our-team/': { keys: ['post:1868', ...queryKeys('template-our-team', 'contributors list')] },
};

/** Paths that were 404 when last requested: they are cached without a layout. */
const MISSING_AT = ['/draft-page/', '/what-is-detox-now/', '/about-us/testimonials/', '/insurance/testimonials/'];

/** Data that several pages share, and documents for crawlers. */
const SHARED: Record<string, string[]> = {
  menus: FRAME,
  options: OPTIONS,
  'feed of posts': parseKeys(headers['posts list']),
  sitemap: parseKeys(headers['sitemap contentNodes']),
  'walk of guides': parseKeys(headers['posts of category guides']),
};

/** Addresses of lists, whose pages have a number of posts. */
const isArchive = /^\/(?:$|page\/|category\/|tag\/|topics\/|author\/|2024\/|facilities\/$)/;

/** Everything that is cached, by name, with its dependencies. */
export const CACHED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, { keys, base }]) => [
      path,
      [
        ...keys,
        ...addressKeys([path, base]),
        ...FRAME,
        ...OPTIONS.filter((key) => !key.startsWith('setting_group:')),
        ...(path === '/' ? ['setting_group:general'] : []),
        ...(isArchive.test(path) ? ['setting_group:reading'] : []),
      ],
    ]),
  ),
  ...Object.fromEntries(
    MISSING_AT.map((path) => [
      `404 ${path}`,
      [...addressKeys([path]), ...OPTIONS.filter((key) => !key.startsWith('setting_group:'))],
    ]),
  ),
  ...SHARED,
};

export const ALL = Object.keys(CACHED);
export const MISSING = MISSING_AT.map((path) => `404 ${path}`);
export const ALL_PAGES = Object.keys(PAGES);

/** The cached entries that a recorded response represents, to compare the stated dependencies with real changes. */
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
  settings: ['options'],
  'redirect rules': ['options', '404 /draft-page/'],
  '404 /draft-page/': ['404 /draft-page/'],
  '404 /what-is-detox-now/': ['404 /what-is-detox-now/'],
  '404 /about-us/testimonials/': ['404 /about-us/testimonials/'],
  '404 /insurance/testimonials/': ['404 /insurance/testimonials/'],
};
