import path from 'node:path';

import { z } from 'zod';

import { log } from '../platform/log';
import { changesFolder } from '../platform/folders';
import { SegmentedLog } from './page-cache/segmented-log';

/** The cache's event log, for editors and operators: packages/plugin/docs/webhooks.md, `npm run tool -- cache log`. */
const entrySchema = z.object({
  at: z.string(),
  what: z.enum([
    'webhook',
    'refused',
    'renewed',
    'not-renewed',
    'served-stale',
    'cleared-page',
    'cleared-menus',
    'cleared-all',
    'purged',
    'not-purged',
  ]),
  about: z.string(),
  pages: z.number().optional(),
  /** Paths of some of them. */
  paths: z.array(z.string()).optional(),
});

export type HistoryEntry = z.infer<typeof entrySchema>;

/** Some thousand webhooks. */
const BOUND = { fileBytes: 1024 * 1024, files: 2 };
const MAX_PATHS = 20;

const ownFolder = (): string => path.join(changesFolder(), 'history');

/** Writes one line. Never throws: an edit must show also when the disk is full. */
export function record(entry: Omit<HistoryEntry, 'at'>): void {
  try {
    new SegmentedLog(ownFolder(), BOUND).append({
      at: new Date().toISOString(),
      ...entry,
      ...(entry.paths && { paths: entry.paths.slice(0, MAX_PATHS) }),
    });
  } catch (error) {
    log('warn', 'cache', 'could not be written', error);
  }
}

/** Returns the last entries, newest last, by default this site's. */
export function readHistory(count: number, folder = ownFolder()): HistoryEntry[] {
  const entries = new SegmentedLog(folder, BOUND).readNew().flatMap((one) => entrySchema.safeParse(one).data ?? []);
  return entries.slice(-count);
}

type What = HistoryEntry['what'];
const readers = new Map<string, { log: SegmentedLog; last: Map<What, HistoryEntry> }>();

/** Returns the last entry of a kind; null when there was none. Reads new entries only. */
export function lastEntry(what: What, folder = ownFolder()): HistoryEntry | null {
  const reader = readers.get(folder) ?? { log: new SegmentedLog(folder, BOUND), last: new Map() };
  readers.set(folder, reader);
  for (const one of reader.log.readNew()) {
    const { data: entry } = entrySchema.safeParse(one);
    if (entry) reader.last.set(entry.what, entry);
  }
  return reader.last.get(what) ?? null;
}
