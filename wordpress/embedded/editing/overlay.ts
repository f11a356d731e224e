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
  const settled = follow(shown, base);
  const moved = movedPaths(settled, base);
  const { contentSegments, contentSegmentsDefault, redirects } = data.options;
  return new Store({
    ...data,
    posts: settled,
    // A trashed front page loses its role, as in WordPress.
    settings:
      base.frontPage && trashed.has(base.frontPage.id) ? { ...data.settings, showOnFront: 'posts' } : data.settings,
    options: {
      contentSegments: saved.options.contentSegments ?? contentSegments,
      contentSegmentsDefault: saved.options.contentSegmentsDefault ?? contentSegmentsDefault,
      redirects: saved.options.redirects ?? redirects,
    },
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

/** Bylines name contributors by their slugs here, and by their ids in WordPress: so they follow one that was renamed. */
function follow(posts: PostEntity[], base: Store): PostEntity[] {
  const renamed = new Map(
    posts.flatMap(({ id, type, slug }) => {
      const was = type === 'contributor' ? base.post(id)?.slug : undefined;
      return was !== undefined && was !== slug ? [[was, slug] as const] : [];
    }),
  );
  if (renamed.size === 0) return posts;
  return posts.map((post) => {
    if (!post.fields) return post;
    const byline = Object.fromEntries(
      Object.entries(post.fields.byline).map(([role, slug]) => [role, slug && (renamed.get(slug) ?? slug)]),
    );
    return { ...post, fields: { ...post.fields, byline } };
  });
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
