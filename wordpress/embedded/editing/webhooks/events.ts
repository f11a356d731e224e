import { fieldsOf } from '../../fields/model';
import { referencedPosts } from '../../fields/references';
import { globalId } from '../../store/ids';
import type { Store } from '../../store/store';
import type { WebhookEvent } from '../saved';
import { Collector, nodes } from './collector';
import { comparePost } from './post-difference';
import { stateOf } from './post-state';

/** Returns the events of saved posts, from their ids and the content before and after; none for drafts. */
export function eventsOfPosts(ids: readonly number[], before: Store, after: Store): WebhookEvent[] {
  const collector = new Collector();
  const moved = ids.flatMap((id) => comparePost(id, before, after, collector));
  const turned = ids.filter((id) => (stateOf(id, before) === null) !== (stateOf(id, after) === null));
  collectReferencing(turned, before, after, collector);
  const items = itemsOf(moved, before, after);
  if (items.length > 0)
    collector.add(
      'menu',
      items.map((id) => globalId('post', id)),
    );
  if (before.frontPage?.id !== after.frontPage?.id || before.postsPage?.id !== after.postsPage?.id) {
    // The front page's role shows in the conditionals and candidate templates of every archive.
    collector.add('settings', nodes('setting_group', ['reading']));
    collector.add('permalinks');
  }
  return collector.events();
}

/** A menu item's own words. */
export const eventsOfMenuItem = (itemId: number, menuId: number): WebhookEvent[] => [
  { kind: 'menu', keys: [globalId('post', itemId), globalId('term', menuId)], uris: [] },
];

export const eventsOfOptions = (): WebhookEvent[] => [
  { kind: 'options', keys: [globalId('acf_options_page', 'site-options')], uris: [] },
];

/**
 * A post's media change with it. No response contains the key of a draft that a field references, so once it is
 * published, the posts that reference it are collected.
 */
function collectReferencing(turned: readonly number[], before: Store, after: Store, collector: Collector): void {
  const mediaOf = (ids: readonly number[]) =>
    [before, after].flatMap(({ posts }) =>
      posts.filter(({ type, parentId }) => type === 'attachment' && ids.includes(parentId)),
    );
  const media = new Set(mediaOf(turned).map(({ id }) => id));
  if (media.size > 0) collector.add('media', nodes('post', media));
  const seen = turned.filter((id) => stateOf(id, after) !== null);
  const shown = [...seen.flatMap((id) => after.post(id) ?? []), ...mediaOf(seen)];
  const ids = new Set(shown.map(({ id }) => id));
  const naming = after.posts.filter(
    ({ status, type, values }) =>
      status === 'publish' && referencedPosts(fieldsOf(type), values).some((id) => ids.has(id)),
  );
  collector.add(
    'node',
    nodes(
      'post',
      naming.map(({ id }) => id),
    ),
  );
}

/** Returns the menu items that link to posts: a menu shows their names and paths, but no key includes that. */
function itemsOf(ids: readonly number[], before: Store, after: Store): number[] {
  const paths = (store: Store) => new Set(ids.flatMap((id) => store.post(id)?.path ?? []));
  return [before, after]
    .flatMap((store) => {
      const own = paths(store);
      return store.data.menuItems.filter(({ url }) => url !== undefined && own.has(url)).map(({ id }) => id);
    })
    .filter((id, index, all) => all.indexOf(id) === index);
}
