import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { sha } from '../../platform/folders';
import { bodyOf, headOf, parseBody, parseHead } from './entry-text';
import { CLEAR, SAVE, SAVE_MISSING } from './page-scripts';
import { toLocalTimes, toRedisTimes } from './shared-times';

import type { RedisLink } from '../../platform/redis/link';
import type { Head, StoredPage } from './entry-text';

/** A page that was not requested or rendered for so long belongs to an old build. */
const TTL_MS = 7 * 24 * 3600_000;
/** Of a 404 without a lifetime. */
const NOT_FOUND_TTL_MS = 60_000;
const ZIPPED = { level: 4 };
const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** Reads strings as bytes. '$' is RESP's name for strings. */
const BYTES = { [36]: Buffer };

interface SharedPagesOptions {
  build: string;
  maxBytes: number;
}

/**
 * The pages of one build in Redis: what one process rendered, the others serve without asking WordPress. They are looked for
 * after memory and disk, within the link's time limit.
 */
export class SharedPages {
  readonly build: string;
  readonly prefix: string;
  readonly index: string;
  readonly #sizes: string;
  readonly #maxBytes: number;

  /** @param prefix of this site and its WordPress */
  constructor(
    readonly link: RedisLink,
    prefix: string,
    { build, maxBytes }: SharedPagesOptions,
  ) {
    this.build = build;
    this.prefix = `${prefix}:page:`;
    this.index = `${prefix}:pages`;
    this.#sizes = `${prefix}:pages:sizes`;
    this.#maxBytes = maxBytes;
  }

  #name(key: string): string {
    return `${this.build}/${sha(key).slice(0, 40)}`;
  }

  /** Returns null when there is none, or Redis is unreachable; never throws. */
  async read(key: string): Promise<StoredPage | null> {
    try {
      const [head, body] = await this.link.run((client) =>
        client.withTypeMapping(BYTES).hmGet(this.prefix + this.#name(key), ['head', 'body']),
      );
      if (!head || !body) return null;
      const local = toLocalTimes(parseHead(String(head)), this.link.clock);
      return local.key === key ? parseBody(local, (await unzip(body)).toString('utf8')) : null;
    } catch {
      return null;
    }
  }

  /** Returns the head of a page without its content; null as `read`. */
  async readHead(key: string): Promise<Head | null> {
    try {
      const text = await this.link.run((client) => client.hGet(this.prefix + this.#name(key), 'head'));
      return text ? toLocalTimes(parseHead(text), this.link.clock) : null;
    } catch {
      return null;
    }
  }

  /** Never throws. */
  async write(page: StoredPage): Promise<void> {
    try {
      const { key, compressed } = page;
      const head = toRedisTimes(headOf(page), this.link.clock);
      const body = await zip(bodyOf(compressed), ZIPPED);
      const name = this.#name(key);
      const began = head.dependencies[0]?.at ?? head.lastModified;
      const isFound = compressed.kind !== null;
      const ttlMs = isFound ? TTL_MS : (compressed.cacheControl?.revalidate || 0) * 1000 || NOT_FOUND_TTL_MS;
      const values = [
        this.prefix,
        name,
        JSON.stringify(head),
        body,
        String(began),
        String(this.#maxBytes),
        String(ttlMs),
      ];
      const keys = [this.prefix + name, this.index, this.#sizes];
      await this.link.run((client) => client.eval(isFound ? SAVE : SAVE_MISSING, { keys, arguments: values }));
    } catch {
      // The link logs why. Other processes render the page themselves.
    }
  }

  /**
   * Deletes all pages of this build, for all hosts.
   * @throws when Redis is unreachable
   */
  async clear(): Promise<void> {
    for (let left = 1; left > 0;) {
      left = Number(
        await this.link.run((client) =>
          client.eval(CLEAR, { keys: ['', this.index, this.#sizes], arguments: [this.prefix, `${this.build}/`] }),
        ),
      );
    }
  }
}
