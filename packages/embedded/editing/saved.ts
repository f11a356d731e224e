import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Autosave, PostEntity } from '../store/types';
import { baseOf } from '../fields/declared';
import { Store } from '../store/store';

/** The first id of new content, above all ids of content files (store/ids.ts). */
const FIRST_ID = 1_000_001;

export interface SavedPost {
  post: PostEntity;
  isTrashed: boolean;
  /** Texts as typed, where they were typed here. */
  title?: string | undefined;
  content?: string | undefined;
  autosave?: Autosave | null;
}

const savedSchema = z.strictObject({
  version: z.literal(5),
  nextId: z.int().min(FIRST_ID),
  posts: z.array(z.custom<SavedPost>()),
  menuLabels: z.record(z.string(), z.string()),
});

export type Saved = z.infer<typeof savedSchema>;

export const NOTHING: Saved = { version: 5, nextId: FIRST_ID, posts: [], menuLabels: {} };

export const hasEdits = ({ posts, menuLabels }: Saved): boolean =>
  posts.length > 0 || Object.keys(menuLabels).length > 0;

/** Reads the edits of an earlier run. A file that cannot be used is reported and moved aside, so that nothing overwrites it. */
export function readEdits(file: string, report: (message: string) => void): Saved {
  if (!existsSync(file)) return NOTHING;
  try {
    return savedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const aside = `${file}.broken`;
    report(`${file} is not an edits file: moved to ${aside}, starting without edits`);
    renameSync(file, aside);
    return NOTHING;
  }
}

export function writeEdits(file: string, saved: Saved): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(saved)}\n`, { flush: true });
  renameSync(`${file}.new`, file);
}

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
