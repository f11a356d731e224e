import type { Edits } from '@/wordpress/embedded/editing/edits';
import { emptyPost } from '@/wordpress/embedded/store/entities';
import { Store } from '@/wordpress/embedded/store/store';
import { sampleStore } from '../../recordings/sample-store';
import { WEBHOOKS } from '../../support/edit-webhooks';
import { webhooksOf } from './support/webhooks-of';

import type { WebhookEvent } from '@/bridge/cache/invalidation/webhook';
import type { EditInput } from '@/wordpress/embedded/editing/types';
import type { PostEntity } from '@/wordpress/embedded/store/types';

/** The time of the recorded edits: a draft's date is that of its publishing. */
const NOW = Date.parse('2026-11-21T19:02:51Z');

const hidden = (id: number, type: PostEntity['type'], slug: string, fields: Partial<PostEntity>): PostEntity => ({
  ...emptyPost(id, type, slug, slug),
  path: `${type === 'facility' ? '/facilities/' : '/'}${slug}/`,
  ...fields,
});

/** The recorded WordPress, with the drafts and the menu that the recording's edits are about. */
function recorded(mode: 'latest' | 'static' = 'latest'): Store {
  const { data } = sampleStore(mode, 'http://wordpress.test', false);
  const item = (id: number, url: string) => ({
    id,
    menuId: 183,
    parentId: 0,
    order: 1,
    label: url,
    url,
    cssClasses: [],
  });
  return new Store({
    ...data,
    posts: [
      // The recording has one of the children of "About".
      ...data.posts.filter(({ parentId, id }) => parentId !== 2 || id === 1861),
      hidden(1875, 'post', 'draft-post', { status: 'draft', termIds: [203] }),
      hidden(1876, 'post', 'scheduled-post-2030', { status: 'future', date: '2030-01-01T09:00:00', termIds: [1] }),
      hidden(1879, 'facility', 'draft-facility', { status: 'draft' }),
    ],
    menus: [{ id: 183, name: 'Main', slug: 'main', location: 'PRIMARY' }],
    menuItems: [
      item(1883, '/elsewhere/'),
      item(1726, '/about/'),
      item(1727, '/about/testimonials/'),
      item(1751, '/blog/'),
    ],
  });
}

type Edit = (edits: Edits, user: NonNullable<ReturnType<Store['user']>>) => unknown;
const page =
  (id: number, fields: Partial<EditInput>): Edit =>
  (edits, user) =>
    edits.update({ id, type: 'page', ...fields }, user);

const EDITS: Record<string, Edit> = {
  'post: title (REST)': page(1870, { title: 'Another' }),
  'page: one ACF field, as the edit form saves (wp_update_post + acf_save_post)': page(2, {
    values: { stickyCta: { stickyFloaterCtaG: { title: 'Other words' } } },
  }),
  'contributor in a byline: unpublished': page(1834, { status: 'draft' }),
  'draft post -> publish (with category guides)': (edits, user) => edits.publish({ id: 1875, type: 'post' }, user),
  'draft page -> publish': (edits, user) => edits.publish({ id: 1874, type: 'page' }, user),
  'draft facility -> publish': (edits, user) => edits.publish({ id: 1879, type: 'facility' }, user),
  'post: unpublish (publish -> draft)': page(1870, { status: 'draft' }),
  'post: publish -> private': page(1870, { status: 'private' }),
  'post: trash (REST DELETE)': (edits, user) => edits.trash(1873, user),
  'post: slug': page(1870, { slug: 'what-is-detox-now' }),
  'page: slug of a parent page (children URIs change)': page(2, { slug: 'about-us' }),
  'page: moved under another parent': page(1861, { parentId: 1862 }),
  'post: made sticky (REST)': (edits, user) => edits.update({ id: 1870, type: 'post', values: { sticky: true } }, user),
  'post: date changed (order of lists)': page(1870, { date: '2026-11-19T09:00:00' }),
  'menu item: label (as nav-menus.php saves: wp_update_nav_menu_item + wp_update_nav_menu_object)': (edits, user) =>
    edits.setMenuLabel(1883, 'Other', user),
  'menu: page in the menu renamed (label follows the title)': page(703, { title: 'Magazine' }),
  'menu: slug of a page in a menu': page(703, { slug: 'news' }),
  'options page: floater title + a redirect rule (update_field)': (edits, user) =>
    edits.setOptions({ redirects: { rules: [] } }, user),
};

/** Terms of a taxonomy that no visitor sees an archive of; and the one that the recorded draft left when it was published. */
const UNSEEN = new Set(['posts:term:206', 'posts:term:208', 'posts:term:1']);

/** Without terms, no response is truncated at them either. */
function withoutUnseen(keys: readonly string[]): string[] {
  const seen = keys.filter((key) => !UNSEEN.has(key));
  const hasTerms = seen.some((key) => key.startsWith('posts:term:'));
  return seen.filter((key) => hasTerms || key !== 'posts:skipped:term').toSorted();
}

const sorted = (events: readonly WebhookEvent[]) =>
  events.map(({ kind, keys, uris }) => ({
    kind,
    keys: withoutUnseen(keys),
    uris: uris.toSorted(),
  }));

describe('the webhooks of an edit in the embedded WordPress', () => {
  it.each(Object.keys(EDITS))('%s: the plugin’s webhooks', async (name) => {
    const events = await webhooksOf(recorded(), NOW, EDITS[name] ?? (() => undefined));
    expect(sorted(events)).toEqual(sorted(WEBHOOKS[name] ?? []));
  });
});
