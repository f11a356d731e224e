import { entrySchema } from './invalidation-log';

import type { InvalidationEntry } from './invalidation-log';

/** An entry of a Redis stream. `mark` is the invalidation entry as JSON; empty for the first entry of a stream. */
export interface StreamEntry {
  id: string;
  message: Record<string, string>;
}

/** @param id `1700000000000-3`: Redis's time in ms, and a number within that millisecond */
function partsOf(id: string): { ms: number; sequence: number } {
  const [ms = 0, sequence = 0] = id.split('-').map(Number);
  return { ms, sequence };
}

/** Returns when an entry was written, by Redis's clock. */
export const timeOfId = (id: string): number => partsOf(id).ms;

export function isBefore(id: string, other: string): boolean {
  const [one, two] = [partsOf(id), partsOf(other)];
  return one.ms < two.ms || (one.ms === two.ms && one.sequence < two.sequence);
}

/** Returns the invalidation entries, without those that can't be read. */
export function parseEntries(entries: readonly StreamEntry[]): (InvalidationEntry & { sid: string })[] {
  return entries.flatMap(({ id, message }) => {
    try {
      const { data } = entrySchema.safeParse(JSON.parse(message.mark ?? ''));
      return data ? [{ ...data, sid: id }] : [];
    } catch {
      return [];
    }
  });
}
