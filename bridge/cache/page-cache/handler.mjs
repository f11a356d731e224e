import { pathOfKey } from '../../platform/page-path.mjs';
import { wroteBelow } from './disk-bounds.mjs';
import { entryFile, readEntry, readPacked, removeEntry, writeEntry, writePacked } from './entry-file.mjs';
import { indexOf } from './entry-index.mjs';
import { cacheFolders } from '../../platform/folders.mjs';
import { doneMaking } from './making.mjs';
import { countVisit, givenOrigins, hold, memory, noteKey, toldOrigin } from './memory.mjs';
import { isOutdated } from './outdated.mjs';
import { ownMarks } from './own-marks.mjs';
import { ownPages } from './own-pages.mjs';
import { pack, unpack } from './packed.mjs';

/**
 * Next's cache of pages and of pictures made smaller, in memory and on disk (next.config's `cacheHandler`; plain
 * JavaScript, because Next loads it unbuilt). Entries live below DATA_DIR, apart for each WordPress, pages for each build
 * too: the same build pointed at another WordPress must not serve the first one's, and a restart must not lose the pages
 * that WordPress can't give just now. What is not found is kept in memory only: every address that is nowhere would be
 * a file. What an edit concerns is not given any more (docs/decisions/0012). With REDIS_URL pages of other machines are
 * looked for where there is no good one here (docs/redis.md).
 *
 * @typedef {import('./entry-text.mjs').Entry} Entry
 * @typedef {import('./entry-text.mjs').Origin} Origin
 * @typedef {import('./packed.mjs').Packed} Packed
 * @typedef {import('./memory.mjs').Page} Page
 * @typedef {import('./memory.mjs').Held} Held
 */

const PAGE_KINDS = new Set(['PAGES', 'REDIRECT']);

/** Older than Next gives it without making it again. @param {Packed} packed */
function isStale({ lastModified, cacheControl }) {
  const life = cacheControl?.revalidate;
  return typeof life === 'number' && Date.now() - lastModified > life * 1000;
}

/**
 * For metrics, where somebody asks for them (bridge/platform/meters.ts).
 * @param {'hit' | 'outdated' | 'miss'} result
 * @param {Packed} [packed]
 */
function count(result, packed) {
  const meters = globalThis.footbridge?.get('meters')?.value;
  if (!meters) return;
  const age = packed && (Date.now() - packed.lastModified) / 1000;
  meters.kept(result === 'hit' && packed && isStale(packed) ? 'stale' : result, age);
}

export default class PageCache {
  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    this.folders = cacheFolders(context.serverDistDir);
    // Read before the first notice comes, whose sender waits three seconds.
    if (process.env.NODE_ENV === 'production')
      globalThis.footbridgeFirstListing ??= [indexOf(this.folders.pages).list(), ownPages()?.index.list()];
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
    const isGood = held !== null && this.#isGood(held);
    const better =
      isGood && !isStale(held.packed)
        ? null
        : await this.#better(key, file, isGood ? null : held, isGood ? held : null);
    const given = better ?? (isGood ? held : null);
    if (held || given) countVisit(pathOfKey(key));
    count(given ? 'hit' : held ? 'outdated' : 'miss', (given ?? held)?.packed);
    return given && this.#open(file, given);
  }

  /** @param {string} file @param {Held} held @returns {Promise<Entry | null>} null where the bytes are none of ours */
  async #open(file, { packed, origin }) {
    try {
      const entry = await unpack(packed);
      if (entry.value) givenOrigins.set(entry.value, origin);
      return entry;
    } catch {
      memory.delete(file);
      await removeEntry(file);
      return null;
    }
  }

  /**
   * Where the page that is held is outdated or stale: another process may have made it again, on this machine or another.
   * @param {string} key
   * @param {string} file
   * @param {Held | null} outdated the one that is held, if an edit concerns it
   * @param {Held | null} stale the one that is held, if it is only too old
   * @returns {Promise<Held | null>}
   */
  async #better(key, file, outdated, stale) {
    // An older one is not held anew: what is held is then made by whoever makes it, and who waits for that can tell.
    const onDisk = outdated && (await readPacked(file, key));
    if (onDisk && this.#isGood(onDisk)) return hold(file, { key, ...onDisk });
    const shared = ownPages();
    if (!shared) return null;
    noteKey(pathOfKey(key), key);
    const found = await shared.pages.read(key);
    if (!found || !this.#isGood(found) || (stale && found.packed.lastModified <= stale.packed.lastModified))
      return null;
    // Kept for when Redis is away; nobody waits for it.
    void this.#toDisk(file, found);
    return hold(file, found);
  }

  /** @param {string} file @param {Page} page */
  async #toDisk(file, { key, packed, origin }) {
    if (packed.kind === null) await removeEntry(file);
    else wroteBelow('pages', await writePacked(file, key, packed, origin));
  }

  /** @param {string} file @param {string} key */
  async #read(file, key) {
    const found = await readPacked(file, key);
    return found && hold(file, { key, ...found });
  }

  /** @param {{ origin: Origin }} held */
  #isGood({ origin }) {
    return !isOutdated(origin, ownMarks());
  }

  /**
   * What a page was made of. Where Next keeps the older page because making it failed, that page's; where nobody said,
   * everything concerns it.
   * @param {string} key
   * @param {Entry['value']} value
   * @returns {Origin}
   */
  #originOf(key, value) {
    return (
      (value && givenOrigins.get(value)) ?? toldOrigin(pathOfKey(key)) ?? { made: [{ at: Date.now(), keys: ['*'] }] }
    );
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
    if (value && !PAGE_KINDS.has(value.kind)) return;
    const page = { key, packed: await pack(entry), origin };
    await Promise.all([this.#toDisk(file, page), ownPages()?.pages.write(page)]);
    hold(file, page);
    await doneMaking(pathOfKey(key));
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag() {}

  resetRequestCache() {}
}
