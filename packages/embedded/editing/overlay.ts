import { baseOf } from '../fields/declared';
import { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { hasEdits, type Saved } from './saved';

type Move = [from: string, to: string];

export function layOver(base: Store, saved: Saved): { store: Store; trashed: readonly PostEntity[] } {
  if (!hasEdits(saved)) return { store: base, trashed: [] };
  const { data } = base;
  const edits = new Map(saved.posts.map(({ post }) => [post.id, placed(post, base)]));
  const moves = [...edits.values()].flatMap(({ id, path }): Move[] => {
    const was = base.post(id)?.path;
    return was && path && was !== path ? [[was, path]] : [];
  });
  const created = [...edits.values()].filter(({ id }) => base.post(id) === null);
  const posts = [...data.posts.map((post) => edits.get(post.id) ?? post), ...created].map((post) =>
    post.type === 'page' && post.path ? { ...post, path: movedPath(post.path, moves) } : post,
  );
  const trash = new Set(saved.posts.flatMap(({ post, isTrashed }) => (isTrashed ? post.id : [])));
  const store = new Store({
    ...data,
    posts: posts.filter(({ id }) => !trash.has(id)),
    comments: data.comments.filter(({ postId }) => !trash.has(postId)),
    menuItems: data.menuItems.map((item) => ({
      ...item,
      label: saved.menuLabels[item.id] ?? item.label,
      ...(item.url !== undefined && { url: movedPath(item.url, moves) }),
    })),
  });
  return { store, trashed: posts.filter(({ id }) => trash.has(id)) };
}

/** Returns the path that a post has with a slug: beside the others of its type, or where it was. */
export function pathWith({ type, path }: Pick<PostEntity, 'type' | 'path'>, slug: string): string | null {
  if (slug === '' || path === '/') return path;
  const folder = path?.replace(/(?<![^/])[^/]+\/$/, '') ?? baseOf(type) ?? '/';
  return `${folder}${slug}/`;
}

/** Returns a post at the path of its slug: beside its content file's, which may have moved. */
function placed(post: PostEntity, base: Store): PostEntity {
  const was = base.post(post.id) ?? post;
  return { ...post, path: was.slug === post.slug ? was.path : pathWith(was, post.slug) };
}

/** Pages below a moved page, and links of menus to them, move with it. */
const movedPath = (path: string, moves: readonly Move[]): string =>
  moves.reduce((now, [from, to]) => (now.startsWith(from) ? to + now.slice(from.length) : now), path);
