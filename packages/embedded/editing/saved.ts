import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Autosave, PostEntity } from '../store/types';

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
