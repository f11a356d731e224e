/** For every recorded edit of a real WordPress (recordings/purges.json): what it invalidates, and nothing else. */
import { matchOf } from '@footbridge/bridge/cache/invalidation/webhook';

import purges from '../../../../../__tests__/recordings/purges.json';
import { WEBHOOKS } from '../../../../../__tests__/support/edit-webhooks';
import { ALL, ALL_PAGES, CACHED, MISSING, STANDS_FOR } from '../../../../../__tests__/support/edited-site';

const BYLINES = [
  '/',
  '/what-is-detox/',
  '/signs-of-alcohol-use-disorder/',
  '/about/',
  '/insurance/',
  '/contributors/jane-doe/',
  '/our-team/',
];
const SUMMARIES = ['feed of posts', 'sitemap', 'walk of guides'];
const GUIDES = ['/category/guides/', '/category/guides/page/2/'];
const HOME = ['/', '/page/2/'];
const TAGGED = ['/tag/detox/', '/topics/detox/'];
const ARCHIVES = ['/author/editor/', '/2024/01/'];
const OTHER_ARTICLES = ['/signs-of-alcohol-use-disorder/', '/paying-for-rehab/'];
/** All that shows the article. */
const WITH_ARTICLE = [
  ...SUMMARIES,
  ...GUIDES,
  ...HOME,
  ...TAGGED,
  ...ARCHIVES,
  ...OTHER_ARTICLES,
  '/what-is-detox/',
  '/category/guides/detox-guides/',
];

/** `404 /x/`: a cached 404. Names without a slash are shared values, feeds and sitemaps. */
const MADE_AGAIN: Readonly<Record<string, readonly string[]>> = {
  'post: title (REST)': [...SUMMARIES, ...TAGGED, ...ARCHIVES, '/what-is-detox/', '/category/guides/detox-guides/'],
  'page: one ACF field, update_field() alone': ['/about/', 'sitemap'],
  'page: one ACF field, as the edit form saves (wp_update_post + acf_save_post)': ['/about/', 'sitemap'],
  'page: ACF byline author changed to another contributor (update_field)': ['/about/', 'sitemap'],
  'contributor in a byline: title + ACF job title': [...BYLINES, 'sitemap'],
  'contributor in a byline: unpublished': [...BYLINES, 'sitemap'],
  'draft post -> publish (with category guides)': [...SUMMARIES, ...GUIDES, ...HOME, ...OTHER_ARTICLES],
  'draft page -> publish': ['404 /draft-page/', 'sitemap'],
  'draft facility -> publish': ['/', '/facilities/', 'sitemap'],
  'scheduled post published (wp_publish_post, as cron does)': [...SUMMARIES, ...HOME],
  'post: unpublish (publish -> draft)': WITH_ARTICLE,
  'post: publish -> private': WITH_ARTICLE,
  'post: trash (REST DELETE)': [...SUMMARIES, ...GUIDES, ...HOME, ...TAGGED, ...OTHER_ARTICLES, '/what-is-detox/'],
  'post: deleted for good (force)': [...SUMMARIES, ...GUIDES, ...HOME, ...TAGGED, ...OTHER_ARTICLES, '/what-is-detox/'],
  'post: slug': [
    ...SUMMARIES,
    ...TAGGED,
    ...ARCHIVES,
    '/what-is-detox/',
    '/category/guides/detox-guides/',
    '404 /what-is-detox-now/',
  ],
  'page: slug of a parent page (children URIs change)': [
    ...ALL_PAGES,
    '404 /about-us/testimonials/',
    'menus',
    'sitemap',
  ],
  'page: moved under another parent': [...ALL_PAGES, '404 /insurance/testimonials/', 'menus', 'sitemap'],
  'page: template changed (REST)': ['/about/', 'sitemap'],
  'page: template meta alone (update_post_meta)': ['/about/', 'sitemap'],
  'post: featured image alone (set_post_thumbnail)': [
    ...SUMMARIES,
    ...TAGGED,
    '/',
    '/signs-of-alcohol-use-disorder/',
    '/category/guides/',
  ],
  'post: made sticky (REST)': [...SUMMARIES, ...HOME, '/what-is-detox/'],
  'post: date changed (order of lists)': WITH_ARTICLE,
  'post: password set': [...SUMMARIES, ...GUIDES, ...HOME, ...TAGGED, '/paying-for-rehab/'],
  'post: category added (REST)': [
    ...SUMMARIES,
    ...TAGGED,
    '/',
    '/what-is-detox/',
    '/signs-of-alcohol-use-disorder/',
    '/category/guides/',
    '/category/guides/detox-guides/',
  ],
  'post: category removed (wp_remove_object_terms alone)': [
    ...SUMMARIES,
    ...GUIDES,
    ...TAGGED,
    ...ARCHIVES,
    '/what-is-detox/',
    '/category/guides/detox-guides/',
  ],
  'category: renamed': [...GUIDES, ...OTHER_ARTICLES, '/category/guides/detox-guides/', 'feed of posts'],
  'category: slug of a parent category (children and their URIs change)': [
    ...SUMMARIES,
    ...GUIDES,
    ...OTHER_ARTICLES,
    '/what-is-detox/',
    '/category/guides/detox-guides/',
  ],
  'topic in gtRelatedTags: renamed': ['/about/', '/topics/alcohol/', '/facilities/green-hills-recovery/'],
  'topic: new term': [],
  'category: deleted': [
    ...SUMMARIES,
    ...GUIDES,
    ...TAGGED,
    ...OTHER_ARTICLES,
    '/',
    '/what-is-detox/',
    '/category/guides/detox-guides/',
  ],
  'menu item: label (REST menu-items)': [...ALL_PAGES, 'menus'],
  'menu item: label (as nav-menus.php saves: wp_update_nav_menu_item + wp_update_nav_menu_object)': [
    ...ALL_PAGES,
    'menus',
  ],
  'menu: item added (REST menu-items)': [...ALL_PAGES, 'menus'],
  'menu: item deleted': [...ALL_PAGES, 'menus'],
  'menu: footer gets a menu that no location had (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: footer gets the menu that social has too (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: primary and footer swapped (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: page in the menu renamed (label follows the title)': [...ALL_PAGES, 'menus', 'sitemap'],
  'menu: slug of a page in a menu': [...ALL_PAGES, 'menus', 'sitemap'],
  'settings: site title (REST)': ['/', 'options'],
  'settings: show_on_front page': ALL,
  'settings: posts_per_page': [
    ...GUIDES,
    ...HOME,
    ...TAGGED,
    ...ARCHIVES,
    '/category/guides/detox-guides/',
    '/topics/alcohol/',
    '/facilities/',
    'options',
  ],
  'settings: permalink structure': ALL,
  'options page: floater title + a redirect rule (update_field)': [...ALL_PAGES, ...MISSING, 'options'],
  'options page: as the admin form saves (acf_save_post)': [...ALL_PAGES, ...MISSING, 'options'],
  'attachment: uploaded': ['sitemap'],
  'attachment in a byline avatar: alt text + title (REST)': BYLINES,
  'attachment: alt text meta alone': [],
  'comment: new, approved at once': [...SUMMARIES, '/signs-of-alcohol-use-disorder/'],
  'comment: pending -> approved': [...SUMMARIES, '/signs-of-alcohol-use-disorder/'],
  'comment: pending only': [],
  'review: new, published (REST + ACF)': ['/', '/reviews/', 'sitemap'],
  'review: ACF rating changed': ['/', '/reviews/'],
  'user: display name (REST)': ['/what-is-detox/', '/author/editor/', 'feed of posts'],
  'post: author changed (REST)': [...SUMMARIES, '/paying-for-rehab/', '/author/editor/'],
  'facility: menu order (REST)': ['/', '/topics/alcohol/', '/facilities/', 'sitemap'],
  'plugin button: purge all': ALL,
};

/** The recorded answers held the alternative text of an avatar, which no template shows. */
const NOT_SHOWN = new Set(['attachment: alt text meta alone']);

function concerned(edit: string): string[] {
  const match = matchOf(WEBHOOKS[edit] ?? []);
  if (match === '*') return ALL;
  const keys = new Set(match);
  return ALL.filter((name) => CACHED[name]?.some((key) => keys.has(key)));
}

describe('an edit', () => {
  it('is stated for each one recorded', () => {
    expect(Object.keys(MADE_AGAIN)).toEqual(purges.map(({ edit }) => edit));
    expect(Object.keys(WEBHOOKS)).toEqual(purges.map(({ edit }) => edit));
  });

  it.each(Object.keys(MADE_AGAIN))('%s: exactly these are made again', (edit) => {
    expect(concerned(edit).toSorted()).toEqual([...(MADE_AGAIN[edit] ?? [])].toSorted());
  });

  it.each(purges.filter(({ edit }) => !NOT_SHOWN.has(edit)))(
    '$edit: what really changed is among them',
    ({ edit, changed }) => {
      const missed = changed
        .flatMap((answer) => STANDS_FOR[answer] ?? [])
        .filter((name) => !MADE_AGAIN[edit]?.includes(name));
      expect(missed).toEqual([]);
    },
  );
});
