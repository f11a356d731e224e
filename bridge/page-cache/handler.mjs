import path from 'node:path';

import { BoundedFolder } from './bounded-folder.mjs';
import { pathOfKey } from './cache-key.mjs';
import { entryFile, readEntry, removeEntry, writeEntry } from './entry-file.mjs';
import { indexOf } from './entry-index.mjs';
import { cacheFolders, changesFolder, dataFolder } from './folders.mjs';
import { marksOf } from './marks.mjs';
import { countVisit, memory, toldOrigin } from './memory.mjs';
import { isOutdated } from './outdated.mjs';

/**
 * Next's cache of pages and of pictures made smaller, in memory and on disk (next.config's `cacheHandler`; plain
 * JavaScript, because Next loads it unbuilt). Entries live below DATA_DIR, apart for each WordPress, pages for each build
 * too: the same build pointed at another WordPress must not serve the first one's, and a restart must not lose the pages
 * that WordPress can't give just now. What is not found is kept in memory only: every address that is nowhere would be
 * a file. What an edit concerns is not given any more (docs/decisions/0012).
 *
 * @typedef {import('./entry-file.mjs').Entry} Entry
 * @typedef {import('./entry-file.mjs').Origin} Origin
 */

/** All builds and all WordPresses together: some ten thousand pages, and as many pictures in all their widths. */
const DISK_BYTES = { pages: 1024 ** 3, images: 2 * 1024 ** 3 };
const PAGE_KINDS = new Set(['PAGES', 'REDIRECT']);

/**
 * For metrics, where somebody asks for them (bridge/metrics/meters.ts).
 * @param {'hit' | 'outdated' | 'miss'} result
 * @param {Entry} [entry]
 */
function count(result, entry) {
  if (!globalThis.footbridgeMeters) return;
  const age = entry && (Date.now() - entry.lastModified) / 1000;
  const life = entry?.cacheControl?.revalidate;
  const isStale = result === 'hit' && typeof life === 'number' && age !== undefined && age > life;
  globalThis.footbridgeMeters.kept(isStale ? 'stale' : result, age);
}

/** @type {Map<string, BoundedFolder>} */
const bounds = (globalThis.footbridgeBounds ??= new Map());

/**
 * Not waited for: clearing is nobody's wait.
 * @param {'pages' | 'images'} kind
 * @param {number} bytes
 */
function wroteBelow(kind, bytes) {
  const folder = path.join(dataFolder(), kind);
  const bound = bounds.get(folder) ?? new BoundedFolder(folder, DISK_BYTES[kind]);
  bounds.set(folder, bound);
  void bound.wrote(bytes);
}

export default class PageCache {
  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    this.folders = cacheFolders(context.serverDistDir);
    // Read before the first notice comes, whose sender waits three seconds.
    if (process.env.NODE_ENV === 'production') void (globalThis.footbridgeFirstListing ??= indexOf(this.folders.pages).list());
  }

  /**
   * @param {string} key path of a page, or the optimizer's name for a picture at a width
   * @param {{ kind?: string }} [context]
   * @returns {Promise<Entry | null>} null, too, for a page that an edit concerns: Next then makes it while the visitor waits
   */
  async get(key, context) {
    if (context?.kind === 'IMAGE') return (await readEntry(entryFile(this.folders.images, key), key))?.entry ?? null;
    const file = entryFile(this.folders.pages, key);
    const held = memory.get(file) ?? (await this.#read(file, key));
    if (!held) {
      count('miss');
      return null;
    }
    countVisit(pathOfKey(key));
    // Where it is outdated, another process may have made it again already.
    const found = this.#isGood(held) ? held : await this.#read(file, key);
    const isGood = found !== null && (found === held || this.#isGood(found));
    count(isGood ? 'hit' : 'outdated', (found ?? held).entry);
    return isGood ? found.entry : null;
  }

  /** @param {string} file @param {string} key */
  async #read(file, key) {
    const found = await readEntry(file, key);
    if (!found) return null;
    const held = { key, ...found };
    memory.set(file, held);
    return held;
  }

  /** @param {{ origin: Origin }} held */
  #isGood({ origin }) {
    return !isOutdated(origin, marksOf(changesFolder()));
  }

  /**
   * What a page was made of. Where Next keeps the older page because making it failed, that page's; where nobody said,
   * everything concerns it.
   * @param {string} key
   * @param {Entry['value']} value
   * @returns {Origin}
   */
  #originOf(key, value) {
    const held = memory.get(entryFile(this.folders.pages, key));
    if (value && held?.entry.value === value) return held.origin;
    return toldOrigin(pathOfKey(key)) ?? { made: [{ at: Date.now(), keys: ['*'] }] };
  }

  /**
   * @param {string} key
   * @param {Entry['value']} value
   * @param {{ cacheControl?: Entry['cacheControl'] }} context
   */
  async set(key, value, context) {
    const entry = { lastModified: Date.now(), cacheControl: context.cacheControl, value };
    if (value?.kind === 'IMAGE') {
      wroteBelow('images', await writeEntry(entryFile(this.folders.images, key), key, entry, { made: [] }));
      return;
    }
    const file = entryFile(this.folders.pages, key);
    const origin = this.#originOf(key, value);
    if (!value) {
      memory.set(file, { key, entry, origin, size: key.length });
      await removeEntry(file);
    } else if (PAGE_KINDS.has(value.kind)) {
      const size = await writeEntry(file, key, entry, origin);
      memory.set(file, { key, entry, origin, size });
      wroteBelow('pages', size);
    }
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag() {}

  resetRequestCache() {}
}
