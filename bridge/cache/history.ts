import path from 'node:path';

import { z } from 'zod';

import { log } from '../platform/log';
import { changesFolder } from '../platform/folders';
import { SegmentedLog } from './page-cache/segmented-log';

/** What happened to the cache, for editors and operators: docs/webhooks.md, `npm run cache:log`. */
const entrySchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  what: z.enum([
    'notice',
    'refused',
    'renewed',
    'not-renewed',
    'kept-older',
    'cleared-page',
    'cleared-menus',
    'cleared-all',
    'purged',
    'not-purged',
  ]),
  /** One line. */
  about: z.string(),
  /** How many kept pages it concerned. */
  pages: z.number().optional(),
  /** Some of them. */
  paths: z.array(z.string()).optional(),
});

export type HistoryEntry = z.infer<typeof entrySchema>;

/** Two megabytes: some thousand notices. */
const BOUND = { fileBytes: 1024 * 1024, files: 2 };
/** Paths that are written out. */
const MOST_PATHS = 20;

const ownFolder = (): string => path.join(changesFolder(), 'history');

/** Writes one line. Never throws: a full disk must not keep an edit from showing. */
export function record(entry: Omit<HistoryEntry, 'at'>): void {
  try {
    new SegmentedLog(ownFolder(), BOUND).append({
      at: new Date().toISOString(),
      ...entry,
      ...(entry.paths && { paths: entry.paths.slice(0, MOST_PATHS) }),
    });
  } catch (error) {
    log('warn', 'cache', 'could not be written', error);
  }
}

/** The last entries, the newest last; this site's, unless another folder is named. */
export function readHistory(most: number, folder = ownFolder()): HistoryEntry[] {
  const entries = new SegmentedLog(folder, BOUND).readNew().flatMap((one) => entrySchema.safeParse(one).data ?? []);
  return entries.slice(-most);
}

const readers = new Map<string, { log: SegmentedLog; last: HistoryEntry | null }>();

/** The last change notice; null for none yet. What was read before is not read again. */
export function lastWebhook(folder = ownFolder()): HistoryEntry | null {
  const reader = readers.get(folder) ?? { log: new SegmentedLog(folder, BOUND), last: null };
  readers.set(folder, reader);
  const notices = reader.log
    .readNew()
    .flatMap((one) => entrySchema.safeParse(one).data ?? [])
    .filter(({ what }) => what === 'notice');
  reader.last = notices.at(-1) ?? reader.last;
  return reader.last;
}
