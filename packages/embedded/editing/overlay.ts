import { baseOf } from '../fields/declared';
import { typeset } from '../markdown/typography';
import { emptyPost, withContent, withValues } from '../store/entities';
import { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { renderContent } from './paragraphs';
import { hasEdits, type Saved, type SavedPost } from './saved';

/** A path that a post had, and the path that replaces it. */
type Move = [from: string, to: string];

/** Returns the content with edits applied, and the trashed posts. */
export function layOver(base: Store, saved: Saved): { store: Store; trashed: readonly PostEntity[] } {
  if (!hasEdits(saved)) return { store: base, trashed: [] };
  const { data } = base;
  const edits = new Map(saved.posts.map((post) => [post.id, post]));
  const created = saved.posts
    .filter(({ id }) => base.post(id) === null)
    .map(({ id, type }) => emptyPost(id, type, '', ''));
  const edited = [...data.posts, ...created].map((post) => {
    const edit = edits.get(post.id);
    return edit ? editedPost(post, edit) : post;
  });
  const moves = edited.flatMap(({ id, path }): Move[] => {
    const was = base.post(id)?.path;
    return was && path && was !== path ? [[was, path]] : [];
  });
  const posts = edited.map((post) => (post.type === 'page' ? follow(post, moves) : post));
  const isTrashed = ({ id }: PostEntity) => edits.get(id)?.isTrashed === true;
  const shown = posts.filter((post) => !isTrashed(post));
  const known = new Set(shown.map(({ id }) => id));
  const store = new Store({
    ...data,
    posts: shown,
    comments: data.comments.filter(({ postId }) => known.has(postId)),
    menuItems: data.menuItems.map((item) => ({
      ...item,
      label: saved.menuLabels[item.id] ?? item.label,
      ...(item.url !== undefined && { url: movedPath(item.url, moves) }),
    })),
  });
  return { store, trashed: posts.filter(isTrashed) };
}

/** Returns the path that a post has with a slug: beside the others of its type, or where it was. */
export function pathWith({ type, path }: Pick<PostEntity, 'type' | 'path'>, slug: string): string | null {
  if (slug === '' || path === '/') return path;
  const folder = path?.replace(/(?<![^/])[^/]+\/$/, '') ?? baseOf(type) ?? '/';
  return `${folder}${slug}/`;
}

function editedPost(post: PostEntity, saved: SavedPost): PostEntity {
  const { title, content, slug = post.slug, status = post.status, date = post.date, values } = saved;
  const {
    modified = post.modified,
    oldSlugs = post.oldSlugs,
    author = post.authorSlug,
    autosave = post.autosave,
  } = saved;
  const shown = title === undefined ? post.title : typeset(title);
  const named: PostEntity = {
    ...post,
    slug,
    path: slug === post.slug ? post.path : pathWith(post, slug),
    title: shown,
    status,
    date,
    modified,
    oldSlugs,
    authorSlug: author,
    autosave: autosave && autosave !== post.autosave ? asStored(autosave) : autosave,
    words: { ...post.words, title: shown.toLowerCase() },
  };
  const written = withValues(named, values);
  return content === undefined ? written : withContent(written, renderContent(content));
}

const asStored = (autosave: NonNullable<PostEntity['autosave']>): PostEntity['autosave'] => ({
  ...autosave,
  title: typeset(autosave.title),
  content: `${renderContent(autosave.content)}\n`,
});

/** Pages below a moved page move with it. */
function follow(post: PostEntity, moves: readonly Move[]): PostEntity {
  const path = post.path && movedPath(post.path, moves);
  return path === post.path ? post : { ...post, path };
}

const movedPath = (path: string, moves: readonly Move[]): string =>
  moves.reduce((now, [from, to]) => (now.startsWith(from) ? to + now.slice(from.length) : now), path);
