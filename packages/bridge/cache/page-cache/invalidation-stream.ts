import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { jsonIn } from '../../platform/json-limits';
import { measureClock, type Clock } from '../../platform/redis/clock';
import { TIMEOUT_MS, type RedisLink } from '../../platform/redis/link';
import { clientFor, end, type RedisClient } from '../../platform/redis/settings';
import { withTickTimeout } from '../../platform/redis/tick-timeout';
import { entrySchema, type InvalidationEntry, type SharedLog } from './invalidation-log';
import { ADD, OPEN } from './redis-scripts';

/** As the log of one machine. */
const MAX_ENTRIES = 5000;
const MAX_BYTES = 2 * 1024 * 1024;
/** WordPress repeats a webhook for days; its signature is valid for minutes. */
const ID_TTL_MS = 7 * 24 * 3600_000;
const BLOCK_MS = 5000;
const BATCH_SIZE = 500;
const RETRY_DELAY_MS = 500;

const headSchema = z.tuple([z.string(), z.string()]);

/** An entry of a Redis stream. `mark` is the invalidation entry as JSON; empty for the first entry of a stream. */
interface StreamEntry {
  id: string;
  message: Record<string, string>;
}

/** @param id `1700000000000-3`: Redis's time in ms, and a number within that millisecond */
function partsOf(id: string): { ms: number; sequence: number } {
  const [ms = 0, sequence = 0] = id.split('-').map(Number);
  return { ms, sequence };
}

const timeOfId = (id: string): number => partsOf(id).ms;

function isBefore(id: string, other: string): boolean {
  const [one, two] = [partsOf(id), partsOf(other)];
  return one.ms < two.ms || (one.ms === two.ms && one.sequence < two.sequence);
}

function parseEntries(entries: readonly StreamEntry[]): (InvalidationEntry & { sid: string })[] {
  return entries.flatMap(({ id, message }) => {
    const { data } = entrySchema.safeParse(jsonIn(message.mark ?? ''));
    return data ? [{ ...data, sid: id }] : [];
  });
}

/**
 * The invalidation entries of all hosts, as a stream in Redis. Each is written to the stream and then to the logs of
 * all hosts, so a process that starts without Redis has those of its host.
 */
export class InvalidationStream implements SharedLog {
  #position = '0-0';
  #epoch = '';
  #isClosed = false;
  isFollowing = false;
  /** By this connection, which may be open before the link's. */
  #clock: Clock = { ahead: 0, error: 0 };
  #client: RedisClient | undefined;
  #resolveCaughtUp: () => void = () => undefined;
  caughtUp = new Promise<void>((resolve) => (this.#resolveCaughtUp = resolve));
  #reading: Promise<void> | undefined;
  readonly #stream: string;
  readonly #head: string;

  /** @param receive gets the entries of others, oldest first; some may come twice */
  constructor(
    private readonly link: RedisLink,
    private readonly prefix: string,
    private readonly receive: (entries: InvalidationEntry[]) => void,
  ) {
    this.#stream = `${prefix}:changes`;
    this.#head = `${prefix}:changes:head`;
  }

  start(): void {
    this.#reading ??= this.#read();
  }

  async add(entry: InvalidationEntry): Promise<string | null> {
    const keys = [this.#stream, this.#head, `${this.prefix}:notice:${entry.id ?? ''}`];
    const values = [randomUUID(), JSON.stringify(entry), MAX_ENTRIES, MAX_BYTES, entry.id ? 1 : 0, ID_TTL_MS];
    const id = await this.link.run((client) => client.eval(ADD, { keys, arguments: values.map(String) }));
    return String(id) || null;
  }

  async #read(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#follow();
      } catch {
        // The link logs that Redis is unreachable.
        this.isFollowing = false;
        end(this.#client);
        this.#client = undefined;
      }
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS).unref());
    }
  }

  async #follow(): Promise<void> {
    await this.link.started;
    const { createClient } = await import('redis');
    const client = clientFor(createClient, this.link.url, { connectTimeoutMs: BLOCK_MS, reconnectDelayMs: false });
    this.#client = client;
    client.on('error', () => undefined);
    await withTickTimeout(BLOCK_MS, client.connect(), { isIdle: true });
    client.unref();
    await this.#measureClock(client);
    await this.#open(client);
    for (let isAtEnd = false; !this.#isClosed;) {
      const reply = client.xRead(
        { key: this.#stream, id: this.#position },
        isAtEnd ? { COUNT: BATCH_SIZE, BLOCK: BLOCK_MS } : { COUNT: BATCH_SIZE },
      );
      const answer = await withTickTimeout(BLOCK_MS + 2 * TIMEOUT_MS, reply, { isIdle: true });
      const entries = answer?.[0]?.messages ?? [];
      this.#take(entries);
      if (isAtEnd && entries.length === 0) await this.#measureClock(client);
      if (entries.length < BATCH_SIZE && !isAtEnd) {
        isAtEnd = true;
        this.isFollowing = true;
        this.#resolveCaughtUp();
      }
    }
  }

  async #measureClock(client: RedisClient): Promise<void> {
    this.#clock = await measureClock((request) => withTickTimeout(TIMEOUT_MS, request(client), { isIdle: true }));
  }

  /** Entries that were deleted before this process read them may invalidate everything from before. */
  async #open(client: RedisClient): Promise<void> {
    const reply = client.eval(OPEN, { keys: [this.#stream, this.#head], arguments: [randomUUID()] });
    const [epoch, floor] = headSchema.parse(await withTickTimeout(TIMEOUT_MS, reply));
    if (epoch === this.#epoch && !isBefore(this.#position, floor)) return;
    this.#epoch = epoch;
    this.#position = '0-0';
    this.receive([{ time: this.#localTime(floor), match: '*', sid: `${epoch} ${floor}` }]);
  }

  /** @throws when the stream has to be read from its beginning */
  #take(entries: readonly StreamEntry[]): void {
    const last = entries.at(-1);
    if (!last) return;
    // Redis lost the stream while the connection stayed open.
    if (this.#position !== '0-0' && entries.some(({ message }) => message.mark === ''))
      throw new Error('the stream is a new one');
    this.receive(parseEntries(entries).map((entry) => ({ ...entry, time: this.#localTime(entry.sid) })));
    this.#position = last.id;
  }

  /** Returns when an entry was written, by this machine's clock; rather too late, so that no page is too old. */
  #localTime(id: string): number {
    const { ahead, error } = this.#clock;
    return timeOfId(id) - ahead + error;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    end(this.#client);
    await this.#reading;
  }
}
