import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Value } from '../fields/field';
import { EDITED_TYPES } from './types';

/** The first id of new content, above all ids of content files (store/ids.ts). */
const FIRST_ID = 1_000_001;

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(valueSchema), z.record(z.string(), valueSchema)]),
);
const changesSchema = z.record(z.string(), valueSchema.nullable());

const autosaveSchema = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  slug: z.string(),
  values: changesSchema,
  savedAt: z.string(),
  by: z.string(),
});

/** The edits of one post. Missing fields are as in its content file. */
const savedPostSchema = z.strictObject({
  id: z.number().int().positive(),
  type: z.enum(EDITED_TYPES),
  title: z.string().optional(),
  content: z.string().optional(),
  slug: z.string().optional(),
  oldSlugs: z.array(z.string()).optional(),
  status: z.enum(['draft', 'pending', 'private', 'future', 'publish', 'inherit']).optional(),
  isTrashed: z.boolean(),
  date: z.string().optional(),
  modified: z.string().optional(),
  values: changesSchema,
  /** Slug of the author of a post that was created here. */
  author: z.string().optional(),
  /** null: that of the content file is gone. */
  autosave: autosaveSchema.nullable().optional(),
});

const savedSchema = z.strictObject({
  version: z.literal(4),
  nextId: z.number().int().min(FIRST_ID),
  posts: z.array(savedPostSchema),
  menuLabels: z.record(z.string(), z.string()),
});

/** The edits of one brand. */
export type Saved = z.infer<typeof savedSchema>;
export type SavedPost = z.infer<typeof savedPostSchema>;

export const NOTHING: Saved = { version: 4, nextId: FIRST_ID, posts: [], menuLabels: {} };

/** Whether there are edits to apply to the content. */
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

/** Writes all edits, or, if it throws, none. */
export function writeEdits(file: string, saved: Saved): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(saved)}\n`, { flush: true });
  renameSync(`${file}.new`, file);
}
