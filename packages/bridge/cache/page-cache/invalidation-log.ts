import { z } from 'zod';

import { log } from '../../platform/log';
import { SegmentedLog } from './segmented-log';

import type { Dependency } from '../../wordpress/dependencies/track';

/** Keys that changed; '*' for all. */
export type Match = readonly string[] | '*';

export interface InvalidationEntry {
  /** ms */
  time: number;
  match: Match;
  /** Older pages must not be served at all, not even while WordPress is unreachable. */
  clear?: boolean;
  /** The webhook's id, and the request that wrote it. */
  id?: string;
  by?: string;
  /** Its id in the stream of all hosts. */
  sid?: string;
}

/** Where the entries of all hosts are written first. */
export interface SharedLog {
  /** Returns the entry's id in the stream; null when its webhook was there before. @throws when it was not written */
  add(entry: InvalidationEntry): Promise<string | null>;
  /** Resolves when the entries from before are read. */
  caughtUp: Promise<void>;
  /** Whether this process receives the entries of others. */
  isFollowing: boolean;
  close(): Promise<void>;
}

const LOG_SIZE = { fileBytes: 1024 * 1024, files: 4 };
/** In memory. Older entries become one, which invalidates all that was rendered before. */
const MAX_ENTRIES = 5000;
/** Clocks of several hosts differ less than this. A page from further in the future has a wrong time, and is invalid. */
const MAX_CLOCK_SKEW_MS = 60_000;

const matches = (keys: readonly string[], match: ReadonlySet<string> | null): boolean =>
  match === null || keys.some((key) => key === '*' || match.has(key));

export function dependsOn(dependencies: readonly Dependency[], match: Match): boolean {
  const keys = match === '*' ? null : new Set(match);
  return dependencies.some((one) => matches(one.keys, keys));
}

/** A line of the file, or an entry of the stream, may be of another version, or of a disk that failed. */
export const entrySchema: z.ZodType<InvalidationEntry> = z.object({
  time: z.number(),
  match: z.literal('*').or(z.array(z.string())),
  clear: z.literal(true).optional().catch(undefined),
  id: z.string().optional(),
  by: z.string().optional(),
  sid: z.string().optional(),
});

/**
 * Which keys changed when: whether an edit has invalidated a page, a menu, a list or a feed. An entry is on disk
 * before its webhook is answered, and every process reads what the others wrote.
 */
export class InvalidationLog {
  #entries: { time: number; match: ReadonlySet<string> | null }[] = [];
  /** Ids of webhooks, with the request that wrote each first. */
  #ids = new Map<string, string>();
  /** Entries of the stream that are in the file. */
  #sids = new Set<string>();
  shared: SharedLog | null = null;
  /** What was rendered before this time is invalid, because the entries of then are gone. */
  #floor = 0;
  #clearedAt = 0;
  readonly log: SegmentedLog;

  constructor(folder: string) {
    this.log = new SegmentedLog(folder, LOG_SIZE);
    this.#refresh();
    if (this.log.isCut) this.#floor = Math.max(this.#floor, this.#entries[0]?.time ?? 0);
  }

  #refresh(): void {
    for (const record of this.log.readNew()) {
      const { data } = entrySchema.safeParse(record);
      if (data) this.#take(data);
    }
    if (this.#entries.length > MAX_ENTRIES) {
      const folded = this.#entries.splice(0, this.#entries.length - MAX_ENTRIES / 2);
      this.#floor = folded.at(-1)?.time ?? this.#floor;
    }
    if (this.#ids.size > MAX_ENTRIES) this.#ids = new Map([...this.#ids].slice(-MAX_ENTRIES / 2));
    if (this.#sids.size > 2 * MAX_ENTRIES) this.#sids = new Set([...this.#sids].slice(-MAX_ENTRIES - MAX_ENTRIES / 2));
  }

  #take({ time, match, clear, id, by, sid }: InvalidationEntry): void {
    if (sid) this.#sids.add(sid);
    if (id && by && !this.#ids.has(id)) this.#ids.set(id, by);
    if (clear) this.#clearedAt = Math.max(this.#clearedAt, time);
    const last = this.#entries.at(-1);
    this.#entries.push({ time, match: match === '*' ? null : new Set(match) });
    // Two processes may write in another order than they read the clock.
    if (last && last.time > time) this.#entries.sort((a, b) => a.time - b.time);
  }

  hasSeen(id: string): boolean {
    this.#refresh();
    return this.#ids.has(id);
  }

  /** Writes an entry; false when another process was first with its id. @throws when disk or Redis do not take it */
  async add(entry: InvalidationEntry): Promise<boolean> {
    if (this.shared) {
      const sid = await this.shared.add(entry);
      if (sid !== null) this.receive([{ ...entry, sid }]);
      return sid !== null;
    }
    this.log.append(entry);
    this.#refresh();
    return !entry.id || this.#ids.get(entry.id) === entry.by;
  }

  /** Appends entries of the stream of all hosts that this host does not have yet. */
  receive(entries: readonly InvalidationEntry[]): void {
    this.#refresh();
    const fresh = entries.filter(({ sid }) => !sid || !this.#sids.has(sid));
    if (fresh.length === 0) return;
    try {
      this.log.append(...fresh);
      this.#refresh();
    } catch (error) {
      // They are valid in this process all the same; other processes of this machine read the stream themselves.
      log('error', 'webhooks', 'could not be written to this machine’s disk', error);
      for (const entry of fresh) this.#take(entry);
    }
  }

  /** Returns the keys that changed since then (ms); '*' where an entry invalidates everything. */
  changedSince(since: number): string[] | '*' {
    this.#refresh();
    const recent = this.#entries.filter(({ time }) => time >= since);
    if (this.#floor > since || recent.some(({ match }) => match === null)) return '*';
    return [...new Set(recent.flatMap(({ match }) => [...(match ?? [])]))];
  }

  /** When the cache was last cleared, ms; 0 for never. */
  get clearedAt(): number {
    this.#refresh();
    return this.#clearedAt;
  }

  /** Whether a dependency changed after it was requested. Entries until `excusedUntil` (ms) do not count. */
  isInvalidated(dependencies: readonly Dependency[], excusedUntil = 0): boolean {
    this.#refresh();
    const latest = Date.now() + MAX_CLOCK_SKEW_MS;
    if (dependencies.some(({ at }) => at > latest)) return true;
    const excused = excusedUntil > latest ? 0 : excusedUntil;
    const since = dependencies.map(({ at, keys }) => ({ at: Math.max(at, excused + 1), keys }));
    const oldest = Math.min(...since.map(({ at }) => at));
    if (oldest <= this.#floor) return true;
    for (let i = this.#entries.length - 1; i >= 0; i -= 1) {
      const entry = this.#entries[i];
      if (!entry || entry.time < oldest) return false;
      if (since.some(({ at, keys }) => entry.time >= at && matches(keys, entry.match))) return true;
    }
    return false;
  }
}
