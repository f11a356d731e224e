/** For every edit that was made on a real WordPress (recordings/purges.json): what is made again, and nothing else. */
import { matchOf } from '@/bridge/invalidation/notice';

import purges from '../../recordings/purges.json';
import { NOTICES } from '../../support/edit-notices';
import { ALL, ALL_PAGES, KEPT, MISSING, STANDS_FOR } from '../../support/edited-site';

/** `404 /x/`: an address that was not there when it was last asked for. What has no slash is shared by pages or for machines. */
const MADE_AGAIN: Readonly<Record<string, readonly string[]>> = {
  'post: title (REST)': ['/what-is-detox/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'page: one ACF field, update_field() alone': ['/about/', '/about/testimonials/', 'sitemap'],
  'page: one ACF field, as the edit form saves (wp_update_post + acf_save_post)': ['/about/', '/about/testimonials/', 'sitemap'],
  'page: ACF byline author changed to another contributor (update_field)': ['/about/', '/about/testimonials/', 'sitemap'],
  'contributor in a byline: title + ACF job title': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/about/', '/insurance/', '/contributors/jane-doe/', '/our-team/', 'sitemap'],
  'contributor in a byline: unpublished': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/about/', '/insurance/', '/contributors/jane-doe/', '/our-team/', 'sitemap'],
  'draft post -> publish (with category guides)': ['/', '/page/2/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', 'feed of posts', 'sitemap', 'walk of guides'],
  'draft page -> publish': ['404 /draft-page/', 'sitemap'],
  'draft facility -> publish': ['/', '/facilities/', 'sitemap'],
  'scheduled post published (wp_publish_post, as cron does)': ['/', '/page/2/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: unpublish (publish -> draft)': ['/', '/page/2/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: publish -> private': ['/', '/page/2/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: trash (REST DELETE)': ['/', '/page/2/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: deleted for good (force)': ['/', '/page/2/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: slug': ['/what-is-detox/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', '404 /what-is-detox-now/', 'feed of posts', 'sitemap', 'walk of guides'],
  'page: slug of a parent page (children URIs change)': [...ALL_PAGES, '404 /about-us/testimonials/', 'menus', 'sitemap'],
  'page: moved under another parent': [...ALL_PAGES, '404 /insurance/testimonials/', 'menus', 'sitemap'],
  'page: template changed (REST)': ['/about/', '/about/testimonials/', 'sitemap'],
  'page: template meta alone (update_post_meta)': ['/about/', '/about/testimonials/', 'sitemap'],
  'post: featured image alone (set_post_thumbnail)': ['/', '/signs-of-alcohol-use-disorder/', '/category/guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: made sticky (REST)': ['/', '/page/2/', '/what-is-detox/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: date changed (order of lists)': ['/', '/page/2/', '/what-is-detox/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: password set': ['/', '/paying-for-rehab/', '/category/guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: category added (REST)': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/category/guides/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'post: category removed (wp_remove_object_terms alone)': ['/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', '/author/editor/', '/2024/01/', 'feed of posts', 'sitemap', 'walk of guides'],
  'category: renamed': ['/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', 'feed of posts'],
  'category: slug of a parent category (children and their URIs change)': ['/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', 'feed of posts', 'sitemap', 'walk of guides'],
  'topic in gtRelatedTags: renamed': ['/about/', '/topics/alcohol/', '/facilities/green-hills-recovery/'],
  'topic: new term': [],
  'category: deleted': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/category/guides/', '/category/guides/page/2/', '/category/guides/detox-guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'menu item: label (REST menu-items)': [...ALL_PAGES, 'menus'],
  'menu item: label (as nav-menus.php saves: wp_update_nav_menu_item + wp_update_nav_menu_object)': [...ALL_PAGES, 'menus'],
  'menu: item added (REST menu-items)': [...ALL_PAGES, 'menus'],
  'menu: item deleted': [...ALL_PAGES, 'menus'],
  'menu: footer gets a menu that no location had (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: footer gets the menu that social has too (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: primary and footer swapped (set_theme_mod)': [...ALL_PAGES, 'menus'],
  'menu: page in the menu renamed (label follows the title)': [...ALL_PAGES, 'menus', 'sitemap'],
  'menu: slug of a page in a menu': [...ALL_PAGES, 'menus', 'sitemap'],
  'settings: site title (REST)': [...ALL_PAGES, ...MISSING, 'options'],
  'settings: show_on_front page': ALL,
  'settings: posts_per_page': [...ALL_PAGES, ...MISSING, 'options'],
  'settings: permalink structure': ALL,
  'options page: floater title + a redirect rule (update_field)': [...ALL_PAGES, ...MISSING, 'options'],
  'options page: as the admin form saves (acf_save_post)': [...ALL_PAGES, ...MISSING, 'options'],
  'attachment: uploaded': ['sitemap'],
  'attachment in a byline avatar: alt text + title (REST)': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/about/', '/insurance/', '/contributors/jane-doe/', '/our-team/'],
  'attachment: alt text meta alone': ['/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/about/', '/insurance/', '/contributors/jane-doe/', '/our-team/'],
  'comment: new, approved at once': ['/', '/signs-of-alcohol-use-disorder/', '/category/guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'comment: pending -> approved': ['/', '/signs-of-alcohol-use-disorder/', '/category/guides/', '/tag/detox/', '/topics/detox/', 'feed of posts', 'sitemap', 'walk of guides'],
  'comment: pending only': [],
  'review: new, published (REST + ACF)': ['/', '/reviews/', 'sitemap'],
  'review: ACF rating changed': ['/', '/reviews/'],
  'user: display name (REST)': ['/what-is-detox/', '/author/editor/', 'feed of posts'],
  'post: author changed (REST)': ['/', '/page/2/', '/what-is-detox/', '/signs-of-alcohol-use-disorder/', '/paying-for-rehab/', '/about/', '/insurance/', '/about/testimonials/', '/category/guides/', '/category/guides/page/2/', '/tag/detox/', '/topics/detox/', '/author/editor/', 'feed of posts', 'sitemap', 'walk of guides'],
  'facility: menu order (REST)': ['/', '/topics/alcohol/', '/facilities/', 'sitemap'],
  'plugin button: purge all': ALL,
};

function concerned(edit: string): string[] {
  const match = matchOf(NOTICES[edit] ?? []);
  if (match === '*') return ALL;
  const keys = new Set(match);
  return ALL.filter((name) => KEPT[name]?.some((key) => keys.has(key)));
}

describe('an edit', () => {
  it('is stated for each one recorded', () => {
    expect(Object.keys(MADE_AGAIN)).toEqual(purges.map(({ edit }) => edit));
    expect(Object.keys(NOTICES)).toEqual(purges.map(({ edit }) => edit));
  });

  it.each(Object.keys(MADE_AGAIN))('%s: exactly these are made again', (edit) => {
    expect(concerned(edit).toSorted()).toEqual([...(MADE_AGAIN[edit] ?? [])].toSorted());
  });

  it.each(purges)('$edit: what really changed is among them', ({ edit, changed }) => {
    const missed = changed.flatMap((answer) => STANDS_FOR[answer] ?? []).filter((name) => !MADE_AGAIN[edit]?.includes(name));
    expect(missed).toEqual([]);
  });
});
