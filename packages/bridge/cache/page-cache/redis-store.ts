import { chunk } from '../../platform/chunk';
import { rendererId, sha, sourceKey } from '../../platform/folders';
import { keyedValue, processState } from '../../platform/process-state';
import { redisLink, type RedisLink } from '../../platform/redis/link';
import { contentOf, headOf, parseEntry, parseHead, type Entry, type StoredHead, type EntryStore } from './entry';
import { WRITE } from './redis-scripts';

import type { Clock } from '../../platform/redis/clock';

/** A page that was not requested or rendered for so long belongs to an old build. */
const TTL_MS = 7 * 24 * 3600_000;
/** Of a 404 without a lifetime. */
const NOT_FOUND_TTL_MS = 60_000;
/** Of each brand and WordPress, all builds together: some ten thousand compressed pages. */
const DEFAULT_MAX_MB = 256;
const MB_BYTES = 1024 ** 2;
const BATCH_SIZE = 200;
/** Reads strings as bytes. '$' is RESP's name for strings. */
const BYTES = { [36]: Buffer };

/** @param earlier moves the requests' times further back: rather rendered once too often than outdated */
const moved = <Known extends StoredHead>(head: Known, by: number, earlier = 0): Known => ({
  ...head,
  lastModified: head.lastModified + by,
  dependencies: head.dependencies.map((one) => ({ ...one, at: one.at + by - earlier })),
  ...(head.retry && { retry: { failedAt: head.retry.failedAt + by - earlier, dueAt: head.retry.dueAt + by } }),
});

const localHead = (text: string, { ahead, error }: Clock): StoredHead => moved(parseHead(text), -ahead, error);

/** The entries of one build in Redis. Times are by Redis's clock, because machines' clocks differ. */
export class RedisStore implements EntryStore {
  readonly #known = new Map<string, { head: StoredHead; writtenAt: number }>();
  #listing: Promise<StoredHead[]> | undefined;
  readonly #pages: string;
  readonly #index: string;
  readonly #sizes: string;

  constructor(
    private readonly link: RedisLink,
    prefix: string,
    private readonly options: { build: string; maxBytes: number },
  ) {
    this.#pages = `${prefix}:page:`;
    this.#index = `${prefix}:pages`;
    this.#sizes = `${prefix}:pages:sizes`;
  }

  #name(key: string): string {
    return `${this.options.build}/${sha(key).slice(0, 40)}`;
  }

  async read(key: string): Promise<Entry | null> {
    try {
      const [head, content] = await this.link.run((client) =>
        client.withTypeMapping(BYTES).hmGet(this.#pages + this.#name(key), ['head', 'body']),
      );
      if (!head || !content) return null;
      const entry = parseEntry(localHead(String(head), this.link.clock), content);
      return entry.key === key ? entry : null;
    } catch {
      return null;
    }
  }

  /** A page whose rendering began before that of the stored one is not written. */
  async write(entry: Entry): Promise<void> {
    const { kind, cacheControl, lastModified, dependencies } = entry;
    const name = this.#name(entry.key);
    const notFoundMs = (cacheControl?.revalidate || 0) * 1000 || NOT_FOUND_TTL_MS;
    const { ahead } = this.link.clock;
    const head = JSON.stringify(moved(headOf(entry), ahead));
    const startedAt = (dependencies[0]?.at ?? lastModified) + ahead;
    const values = [startedAt, kind === null ? notFoundMs : TTL_MS, kind === null ? 0 : this.options.maxBytes];
    const keys = [this.#pages + name, this.#index, this.#sizes];
    await this.link
      .run((client) =>
        client.eval(WRITE, { keys, arguments: [this.#pages, name, head, contentOf(entry), ...values.map(String)] }),
      )
      // The link logs why. Other processes render the page themselves.
      .catch(() => undefined);
  }

  async delete(key: string): Promise<void> {
    await this.link.run((client) => client.unlink(this.#pages + this.#name(key))).catch(() => undefined);
  }

  /** Pages and redirects of this build. While Redis is unreachable, what was known last. */
  list(): Promise<StoredHead[]> {
    return (this.#listing ??= this.#list()
      .catch(() => undefined)
      .then(() => [...this.#known.values()].map(({ head }) => head))
      .finally(() => (this.#listing = undefined)));
  }

  async #list(): Promise<void> {
    const all = await this.link.run((client) => client.zRangeWithScores(this.#index, 0, -1));
    const written = new Map(
      all.filter(({ value }) => value.startsWith(`${this.options.build}/`)).map(({ value, score }) => [value, score]),
    );
    for (const name of this.#known.keys()) if (!written.has(name)) this.#known.delete(name);
    const changed = [...written].filter(([name, writtenAt]) => this.#known.get(name)?.writtenAt !== writtenAt);
    for (const batch of chunk(changed, BATCH_SIZE)) await this.#readHeads(batch);
  }

  async #readHeads(names: readonly [string, number][]): Promise<void> {
    const heads = await this.link.run((client) =>
      Promise.all(names.map(([name]) => client.hGet(this.#pages + name, 'head'))),
    );
    names.forEach(([name, writtenAt], i) => {
      try {
        this.#known.set(name, { writtenAt, head: localHead(heads[i] ?? '', this.link.clock) });
      } catch {
        // It was deleted meanwhile, or is no head.
        this.#known.delete(name);
      }
    });
  }

  /** Deletes the pages of all builds, for all hosts. */
  async clear(): Promise<void> {
    const names = await this.link.run((client) => client.zRange(this.#index, 0, -1));
    for (const batch of chunk(names, BATCH_SIZE))
      await this.link.run((client) => client.unlink(batch.map((name) => this.#pages + name)));
    await this.link.run((client) => client.unlink([this.#index, this.#sizes]));
  }
}

/** By URL, prefix and build. */
const storesState = processState<Map<string, RedisStore>>('redisStores');

/** Returns the entries in Redis of this build and its WordPress; null without REDIS_URL. */
export function redisStore(): RedisStore | null {
  const link = redisLink();
  if (!link) return null;
  const build = rendererId();
  const name = `${link.url} ${sourceKey()} ${build}`;
  const maxBytes = (Number(process.env.REDIS_PAGES_MB) || DEFAULT_MAX_MB) * MB_BYTES;
  return keyedValue(storesState, name, () => new RedisStore(link, sourceKey(), { build, maxBytes }));
}
