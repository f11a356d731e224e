import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { bodyOf, headOf, packedOf } from './entry-text.mjs';
import { sha } from '../../platform/folders.mjs';
import { CLEAR, SAVE, SAVE_MISSING } from './page-scripts.mjs';
import { atRedis, here } from './shared-times.mjs';

/**
 * The pages of one build, for all machines: what one process made, every other gives without asking WordPress. Behind
 * memory and disk, and never waited for longer than the link's patience; without Redis each process has what it has.
 *
 * @typedef {import('./entry-text.mjs').Head} Head
 * @typedef {import('../../platform/redis/link.mjs').RedisLink} RedisLink
 * @typedef {import('./memory.mjs').Page} Page
 */

/** Nobody asked for it, and nobody made it again, for so long: its build is gone, ms. */
const LIFE = 7 * 24 * 3600_000;
/** A 404 for which nobody said how long it is one, ms. */
const MISSING_LIFE = 60_000;
const SQUEEZED = { level: 4 };
const squeeze = promisify(gzip);
const open = promisify(gunzip);
/** Bodies are bytes. '$' is RESP's name for what is text otherwise. */
const BYTES = { [36]: Buffer };

export class SharedPages {
  /**
   * @param {RedisLink} link
   * @param {string} prefix of this site and this WordPress
   * @param {{ build: string, mostBytes: number }} of
   */
  constructor(link, prefix, { build, mostBytes }) {
    this.link = link;
    this.build = build;
    this.mostBytes = mostBytes;
    this.prefix = `${prefix}:page:`;
    this.index = `${prefix}:pages`;
    this.sizes = `${prefix}:pages:sizes`;
  }

  /** @param {string} key */
  name(key) {
    return `${this.build}/${sha(key).slice(0, 40)}`;
  }

  /**
   * @param {string} key
   * @returns {Promise<Page | null>} null when there is none, or Redis is away; never throws
   */
  async read(key) {
    try {
      const [head, body] = await this.link.run((client) =>
        client.withTypeMapping(BYTES).hmGet(this.prefix + this.name(key), ['head', 'body']),
      );
      if (!head || !body) return null;
      const { key: stored, ...told } = here(JSON.parse(String(head)), this.link.clock);
      const text = (await open(body)).toString('utf8');
      return stored === key ? { key, ...packedOf({ key, ...told }, text) } : null;
    } catch {
      return null;
    }
  }

  /**
   * What a page was made of, without the page.
   * @param {string} key
   * @returns {Promise<Head | null>} never throws
   */
  async readHead(key) {
    try {
      const text = await this.link.run((client) => client.hGet(this.prefix + this.name(key), 'head'));
      return text ? here(JSON.parse(text), this.link.clock) : null;
    } catch {
      return null;
    }
  }

  /**
   * Never throws.
   * @param {Page} page
   */
  async write({ key, packed, origin }) {
    try {
      const head = atRedis(headOf(key, packed, origin), this.link.clock);
      const body = await squeeze(bodyOf(packed), SQUEEZED);
      const name = this.name(key);
      const began = head.made[0]?.at ?? head.lastModified;
      const life = packed.kind !== null ? LIFE : (packed.cacheControl?.revalidate || 0) * 1000 || MISSING_LIFE;
      const values = [
        this.prefix,
        name,
        JSON.stringify(head),
        body,
        String(began),
        String(this.mostBytes),
        String(life),
      ];
      const keys = [this.prefix + name, this.index, this.sizes];
      await this.link.run((client) =>
        client.eval(packed.kind !== null ? SAVE : SAVE_MISSING, { keys, arguments: values }),
      );
    } catch {
      // The link says that Redis is away, or what it refuses. Others make the page themselves.
    }
  }

  /**
   * Takes all pages of this build away, for all machines.
   * @throws when Redis is away
   */
  async clear() {
    for (let left = 1; left > 0;) {
      left = Number(
        await this.link.run((client) =>
          client.eval(CLEAR, { keys: ['', this.index, this.sizes], arguments: [this.prefix, `${this.build}/`] }),
        ),
      );
    }
  }
}
