/**
 * The plugin's webhooks for each edit in recordings/purges.json: kinds, keys and paths as the plugin sends them
 * (packages/plugin/docs/webhooks.md), with the ids and paths of the recorded one.
 */
import type { Kind, WebhookEvent } from '@footbridge/bridge/cache/invalidation/webhook';

/** Node keys go over the wire as GraphQL's global ids. */
const raw = (key: string): string =>
  /^(?:post|term|user|comment|setting_group|acf_options_page):/.test(key) ? Buffer.from(key).toString('base64') : key;

/** `say('node', 'post:12 skipped:post', '/old/ /new/')` */
function say(kind: Kind, keys = '', uris = ''): WebhookEvent {
  const words = (text: string) => text.split(' ').filter(Boolean);
  return { kind, keys: words(keys).map(raw), uris: words(uris) };
}

const DETOX_LISTS =
  '/category/guides/detox-guides/ /category/guides/ /tag/detox/ /topics/detox/ / /author/editor/ /2024/ /2024/01/ /2024/01/15/';
const PAYING_LISTS = '/category/guides/ /tag/detox/ /topics/detox/ / /author/admin/ /2024/ /2024/03/ /2024/03/15/';
/** Returns the keys of groups of a post's fields, as the plugin sends them. */
const post = (id: number, ...groups: ('body' | 'name' | 'excerpt' | 'card' | 'listed')[]): string =>
  groups.map((group) => `${group}:post:${id} ${group}:skipped:post`).join(' ');
/** Returns the keys of terms whose posts changed. */
const postsOf = (...ids: number[]): string => `${ids.map((id) => `posts:term:${id}`).join(' ')} posts:skipped:term`;
/** Returns the keys of unknown addresses that may lead to a post whose slug begins so. */
const slugs = (start: string): string => [1, 2, 3].map((length) => `slug:${start.slice(0, length)}`).join(' ');
const ABOUT = [say('node', post(2, 'body'), '/about/')];
const JANE = say('node', `post:1834 skipped:post ${slugs('jan')}`, '/contributors/jane-doe/');
const detoxGone = [
  say('node', `post:1870 skipped:post ${slugs('wha')}`, '/what-is-detox/'),
  say('list', `list:post list:user ${postsOf(201, 204, 205, 206)}`, DETOX_LISTS),
];
const payingGone = [
  say('node', `post:1873 skipped:post ${slugs('pay')}`, '/paying-for-rehab/'),
  say('list', `list:post list:user ${postsOf(201, 203, 205, 208)}`, PAYING_LISTS),
];
const menu = (keys: string) => [say('menu', keys)];
const options = [say('options', 'acf_options_page:site-options')];
const comment = [
  say('comment', `comment:36 list:comment skipped:comment ${post(1872, 'body')}`, '/signs-of-alcohol-use-disorder/'),
];

export const WEBHOOKS: Readonly<Record<string, readonly WebhookEvent[]>> = {
  'post: title (REST)': [say('node', post(1870, 'body', 'name'), '/what-is-detox/')],
  'page: one ACF field, update_field() alone': ABOUT,
  'page: one ACF field, as the edit form saves (wp_update_post + acf_save_post)': ABOUT,
  'page: ACF byline author changed to another contributor (update_field)': ABOUT,
  'contributor in a byline: title + ACF job title': [
    say('node', post(1834, 'body', 'name', 'card'), '/contributors/jane-doe/'),
  ],
  'contributor in a byline: unpublished': [JANE, say('list', 'list:footbridgecontributor list:user')],
  'draft post -> publish (with category guides)': [
    say('node', `post:1875 ${slugs('dra')}`, '/draft-post/'),
    say(
      'list',
      `list:post list:user ${postsOf(203)}`,
      '/category/guides/ / /author/admin/ /2026/ /2026/11/ /2026/11/21/',
    ),
  ],
  'draft page -> publish': [
    say('node', `post:1874 ${slugs('dra')}`, '/draft-page/'),
    say('list', 'list:page list:user'),
  ],
  'draft facility -> publish': [
    say('node', `post:1879 ${slugs('dra')}`, '/facilities/draft-facility/'),
    say('list', 'list:footbridgefacility list:user', '/facilities/'),
  ],
  'scheduled post published (wp_publish_post, as cron does)': [
    say('node', `post:1876 ${slugs('sch')}`, '/scheduled-post-2030/'),
    say(
      'list',
      `list:post list:user ${postsOf(1)}`,
      '/category/uncategorized/ / /author/admin/ /2030/ /2030/01/ /2030/01/01/',
    ),
  ],
  'post: unpublish (publish -> draft)': detoxGone,
  'post: publish -> private': detoxGone,
  'post: trash (REST DELETE)': payingGone,
  'post: deleted for good (force)': payingGone,
  'post: slug': [say('node', `post:1870 skipped:post ${slugs('wha')}`, '/what-is-detox/ /what-is-detox-now/')],
  'page: slug of a parent page (children URIs change)': [
    say(
      'node',
      `post:2 skipped:post post:1861 ${slugs('abo')}`,
      '/about/ /about-us/ /about/testimonials/ /about-us/testimonials/',
    ),
    say('menu', 'post:1726 post:1727'),
  ],
  'page: moved under another parent': [
    say(
      'node',
      `post:1861 skipped:post body:post:2 body:skipped:post body:post:1862 ${slugs('tes')}`,
      '/about/testimonials/ /insurance/testimonials/ /about/ /insurance/',
    ),
    say('menu', 'post:1727'),
  ],
  'page: template changed (REST)': ABOUT,
  'page: template meta alone (update_post_meta)': ABOUT,
  'post: featured image alone (set_post_thumbnail)': [
    say('node', post(1872, 'card'), '/signs-of-alcohol-use-disorder/'),
  ],
  'post: made sticky (REST)': [say('node', post(1870, 'body'), '/what-is-detox/'), say('list', 'terms:list:post', '/')],
  'post: date changed (order of lists)': [
    say('node', post(1870, 'body', 'card'), '/what-is-detox/'),
    say('list', `list:post ${postsOf(201, 204, 205, 206)}`, `${DETOX_LISTS} /2026/ /2026/11/ /2026/11/19/`),
  ],
  'post: password set': [
    say('node', post(1873, 'body', 'listed'), '/paying-for-rehab/'),
    say('list', 'list:post', PAYING_LISTS),
  ],
  'post: category added (REST)': [
    say('node', post(1872, 'body', 'card'), '/signs-of-alcohol-use-disorder/'),
    say('list', `terms:list:post ${postsOf(204)}`, '/category/guides/detox-guides/'),
  ],
  'post: category removed (wp_remove_object_terms alone)': [
    say('node', post(1870, 'body', 'card'), '/what-is-detox/'),
    say('list', `terms:list:post ${postsOf(204)}`, '/category/guides/detox-guides/ /category/guides/'),
  ],
  'category: renamed': [
    say('node', 'body:term:203 body:skipped:term name:term:203 name:skipped:term', '/category/guides/'),
    say('list', 'list:category'),
  ],
  'category: slug of a parent category (children and their URIs change)': [
    say(
      'node',
      'body:term:203 body:skipped:term address:term:203 address:skipped:term address:term:204',
      '/category/guides/ /category/handbooks/ /category/guides/detox-guides/ /category/handbooks/detox-guides/',
    ),
    say('list', 'list:category terms:list:post'),
  ],
  'topic in gtRelatedTags: renamed': [
    say('node', 'body:term:198 body:skipped:term name:term:198 name:skipped:term', '/topics/alcohol/'),
    say('list', 'list:footbridgetreatmenttopic'),
  ],
  'topic: new term': [say('list', 'list:footbridgetreatmenttopic', '/topics/new-topic/')],
  'category: deleted': [
    say(
      'node',
      `term:203 skipped:term ${post(1872, 'body', 'card')} ${post(1873, 'body', 'card')} term:204`,
      '/signs-of-alcohol-use-disorder/ /paying-for-rehab/ /category/detox-guides/ /category/guides/ /category/guides/detox-guides/',
    ),
    say('list', `list:category terms:list:post ${postsOf(203, 1)}`, '/category/guides/ /category/uncategorized/'),
  ],
  'menu item: label (REST menu-items)': menu('post:1883 term:184'),
  'menu item: label (as nav-menus.php saves: wp_update_nav_menu_item + wp_update_nav_menu_object)':
    menu('post:1883 term:183'),
  'menu: item added (REST menu-items)': menu('post:1887 list:menuitem term:183'),
  'menu: item deleted': menu('post:1883'),
  'menu: footer gets a menu that no location had (set_theme_mod)': menu('list:menu term:182'),
  'menu: footer gets the menu that social has too (set_theme_mod)': menu('list:menu term:182'),
  'menu: primary and footer swapped (set_theme_mod)': menu('list:menu term:182 term:183'),
  'menu: page in the menu renamed (label follows the title)': [
    say('node', post(703, 'body', 'name'), '/blog/'),
    say('menu', 'post:1751'),
  ],
  'menu: slug of a page in a menu': [
    say('node', `post:703 skipped:post ${slugs('blo')} ${slugs('new')}`, '/blog/ /news/'),
    say('menu', 'post:1751'),
  ],
  'settings: site title (REST)': [say('list', 'setting_group:general skipped:setting_group')],
  'settings: show_on_front page': [say('permalinks')],
  'settings: posts_per_page': [say('list', 'setting_group:reading skipped:setting_group', '/')],
  'settings: permalink structure': [say('all')],
  'options page: floater title + a redirect rule (update_field)': options,
  'options page: as the admin form saves (acf_save_post)': options,
  'attachment: uploaded': [say('list', 'list:mediaitem'), say('media', 'post:1888', '/purge-probe/')],
  'attachment in a byline avatar: alt text + title (REST)': [
    say('media', post(1832, 'body', 'name', 'excerpt'), '/avatar-jane/'),
  ],
  'attachment: alt text meta alone': [say('media', post(1832, 'excerpt'), '/avatar-jane/')],
  'comment: new, approved at once': comment,
  'comment: pending -> approved': comment,
  'comment: pending only': [],
  'review: new, published (REST + ACF)': [say('node', 'post:1887'), say('list', 'list:footbridgereview list:user')],
  'review: ACF rating changed': [say('node', post(1850, 'card'))],
  'user: display name (REST)': [say('user', 'user:2 skipped:user', '/author/editor/')],
  'post: author changed (REST)': [
    say('node', post(1873, 'body'), '/paying-for-rehab/'),
    say('list', 'terms:list:post', '/author/admin/ /author/editor/'),
  ],
  'facility: menu order (REST)': [
    say('node', post(1848, 'body', 'card'), '/facilities/river-oaks/'),
    say('list', 'list:footbridgefacility', '/facilities/'),
  ],
  'plugin button: purge all': [say('all')],
};
