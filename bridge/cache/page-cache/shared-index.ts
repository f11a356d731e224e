import { indexedPage } from './entry-index';
import { parseHead } from './entry-text';
import { keyPool } from './key-pool';
import { toLocalTimes } from './shared-times';

import type { IndexedPage } from './entry-index';
import type { Head } from './entry-text';
import type { SharedPages } from './shared-pages';

const BATCH_SIZE = 200;

/** The pages in Redis and their dependencies: read once, then only what was written since. */
export class SharedIndex {
  /** By name. */
  #known = new Map<string, IndexedPage & { writtenAt: number }>();
  #listing: Promise<IndexedPage[]> | undefined;

  constructor(private readonly pages: SharedPages) {}

  /** In no order. While Redis is unreachable, what was known last; never throws. */
  list(): Promise<IndexedPage[]> {
    return (this.#listing ??= this.#list()
      .catch(() => [...this.#known.values()])
      .finally(() => (this.#listing = undefined)));
  }

  async #list(): Promise<IndexedPage[]> {
    const { link, index, build } = this.pages;
    const all = await link.run((client) => client.zRangeWithScores(index, 0, -1));
    const written = new Map(
      all.filter(({ value }) => value.startsWith(`${build}/`)).map(({ value, score }) => [value, score]),
    );
    for (const name of this.#known.keys()) if (!written.has(name)) this.#known.delete(name);
    if (written.size === 0) keyPool.clear();
    const changed = [...written].filter(([name, writtenAt]) => this.#known.get(name)?.writtenAt !== writtenAt);
    for (let i = 0; i < changed.length; i += BATCH_SIZE) {
      await this.#read(changed.slice(i, i + BATCH_SIZE));
    }
    return [...this.#known.values()];
  }

  /** @param names with their times */
  async #read(names: readonly [string, number][]): Promise<void> {
    const { link, prefix } = this.pages;
    const heads = await link.run((client) => Promise.all(names.map(([name]) => client.hGet(prefix + name, 'head'))));
    names.forEach(([name, writtenAt], i) => {
      const head = headIn(heads[i]);
      if (head) this.#known.set(name, { writtenAt, ...indexedPage(toLocalTimes(head, link.clock)) });
      else this.#known.delete(name);
    });
  }
}

/** Returns null when the page was deleted meanwhile, or is no head. */
function headIn(text: string | null | undefined): Head | null {
  try {
    return text ? parseHead(text) : null;
  } catch {
    return null;
  }
}
