import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { baseOf } from '../fields/declared';
import { Store } from '../store/store';
import type { PostEntity } from '../store/types';

/** The first id of new content, above all ids of content files (store/ids.ts). */
const FIRST_ID = 1_000_001;

const savedSchema = z.strictObject({
  version: z.literal(6),
  nextId: z.int().min(FIRST_ID),
  posts: z.array(z.custom<PostEntity>()),
  menuLabels: z.record(z.string(), z.string()),
});

export type Saved = z.infer<typeof savedSchema>;

export const NOTHING: Saved = { version: 6, nextId: FIRST_ID, posts: [], menuLabels: {} };

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

/** Returns the content with the edits in place of the files' posts and labels. */
export function layOver({ data }: Store, { posts, menuLabels }: Saved): Store {
  const edited = new Set(posts.map(({ id }) => id));
  const trashed = new Set(posts.flatMap(({ id, status }) => (status === 'trash' ? id : [])));
  return new Store({
    ...data,
    posts: [...data.posts.filter(({ id }) => !edited.has(id)), ...posts],
    comments: data.comments.filter(({ postId }) => !trashed.has(postId)),
    menuItems: data.menuItems.map((item) => ({ ...item, label: menuLabels[item.id] ?? item.label })),
  });
}

/** Returns the path that a post has with a slug: beside the others of its type, or where it was. */
export function pathWith({ type, path }: Pick<PostEntity, 'type' | 'path'>, slug: string): string | null {
  if (slug === '' || path === '/') return path;
  const folder = path?.replace(/(?<![^/])[^/]+\/$/, '') ?? baseOf(type) ?? '/';
  return `${folder}${slug}/`;
}
