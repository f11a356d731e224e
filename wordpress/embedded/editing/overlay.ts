import { withChanges } from '../fields/field';
import { Store } from '../store/store';
import type { MenuItemEntity, PostEntity } from '../store/types';
import { editedPost } from './edited-post';
import { hasEdits, type Saved } from './saved';
import { settlePaths } from './settle-paths';

/** Returns the content with edits applied: a new Store, or the given one where there are none. */
export function layOver(base: Store, saved: Saved): Store {
  if (!hasEdits(saved)) return base;
  const { posts, trashed } = everyPost(base, saved);
  const shown = posts.filter(({ id }) => !trashed.has(id));
  const known = new Set(shown.map(({ id }) => id));
  const { data } = base;
  const moved = movedPaths(shown, base);
  return new Store({
    ...data,
    posts: shown,
    // A trashed front page loses its role, as in WordPress.
    settings:
      base.frontPage && trashed.has(base.frontPage.id) ? { ...data.settings, showOnFront: 'posts' } : data.settings,
    options: withChanges(data.options, saved.options),
    comments: data.comments.filter(({ postId }) => known.has(postId)),
    menuItems: data.menuItems.map((item) => editedItem(item, saved, moved)),
  });
}

/** Returns all posts as edited, with their paths, including trashed ones. */
export function everyPost(base: Store, saved: Saved): { posts: PostEntity[]; trashed: ReadonlySet<number> } {
  const edits = new Map(saved.posts.map((post) => [post.id, post]));
  const changed = base.data.posts.map((post) => {
    const edit = edits.get(post.id);
    return edit ? editedPost(post, edit) : post;
  });
  const made = saved.posts.filter(({ isNew }) => isNew).map((edit) => editedPost(null, edit));
  const trashed = new Set(saved.posts.filter(({ isTrashed }) => isTrashed).map(({ id }) => id));
  return { posts: settlePaths([...changed, ...made], base.post), trashed };
}

/** Old address → new one, of everything that has another now. */
function movedPaths(posts: readonly PostEntity[], base: Store): ReadonlyMap<string, string> {
  return new Map(
    posts.flatMap(({ id, path }) => {
      const was = base.post(id)?.path;
      return was && path && was !== path ? [[was, path] as const] : [];
    }),
  );
}

/** An item follows its page when that moves. */
function editedItem(item: MenuItemEntity, { menuLabels }: Saved, moved: ReadonlyMap<string, string>): MenuItemEntity {
  const label = menuLabels[item.id] ?? item.label;
  return { ...item, label, ...(item.url === undefined ? {} : { url: moved.get(item.url) ?? item.url }) };
}
