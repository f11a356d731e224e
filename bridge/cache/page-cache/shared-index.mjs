import { pathOfKey } from '../../platform/page-path.mjs';
import { ownKeys } from './held-keys.mjs';
import { here } from './shared-times.mjs';

/** Asked for in one go. */
const AT_ONCE = 200;

/**
 * Which pages all machines keep, and what each was made of: read once, then only what was written since.
 *
 * @typedef {import('./entry-text.mjs').Head} Head
 */
export class SharedIndex {
  /** By name. @type {Map<string, { writtenAt: number, path: string, head: Head }>} */
  #known = new Map();
  /** @type {Promise<{ path: string, head: Head }[]> | undefined} */
  #listing;

  /** @param {import('./shared-pages.mjs').SharedPages} pages */
  constructor(pages) {
    this.pages = pages;
  }

  /** @returns {Promise<{ path: string, head: Head }[]>} in no order; what was last known while Redis is away; never throws */
  list() {
    return (this.#listing ??= this.#list()
      .catch(() => [...this.#known.values()])
      .finally(() => (this.#listing = undefined)));
  }

  async #list() {
    const { link, index, build } = this.pages;
    const all = await link.run((client) => client.zRangeWithScores(index, 0, -1));
    const written = new Map(all.flatMap(({ value, score }) => (value.startsWith(`${build}/`) ? [[value, score]] : [])));
    for (const name of this.#known.keys()) if (!written.has(name)) this.#known.delete(name);
    if (written.size === 0) ownKeys.clear();
    const changed = [...written].filter(([name, writtenAt]) => this.#known.get(name)?.writtenAt !== writtenAt);
    for (let i = 0; i < changed.length; i += AT_ONCE) {
      await this.#read(changed.slice(i, i + AT_ONCE));
    }
    return [...this.#known.values()];
  }

  /** @param {[string, number][]} names with their times */
  async #read(names) {
    const { link, prefix } = this.pages;
    const heads = await link.run((client) => Promise.all(names.map(([name]) => client.hGet(prefix + name, 'head'))));
    names.forEach(([name, writtenAt], i) => {
      const head = headIn(heads[i]);
      if (!head) return void this.#known.delete(name);
      const own = here(head, link.clock);
      this.#known.set(name, { writtenAt, path: pathOfKey(head.key), head: { ...own, made: ownKeys.once(own.made) } });
    });
  }
}

/** @param {unknown} text @returns {Head | null} null for what was thrown away meanwhile, or is no head */
function headIn(text) {
  try {
    const head = JSON.parse(String(text));
    return typeof head?.key === 'string' && Array.isArray(head.made) ? head : null;
  } catch {
    return null;
  }
}
