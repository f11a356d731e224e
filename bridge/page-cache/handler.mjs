import { readFileSync } from 'node:fs';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

import { BoundedFolder } from './bounded-folder.mjs';
import { entryFile, readEntry, removeEntry, sha, writeEntry } from './entry-file.mjs';

/**
 * Next's cache of pages and of pictures made smaller, in memory and on disk (next.config's `cacheHandler`; plain
 * JavaScript, because Next loads it unbuilt). Entries live below DATA_DIR, apart for each WordPress, pages for each build
 * too: the same build pointed at another WordPress must not serve the first one's, and a restart must not lose the pages
 * that WordPress can't give just now. What is not found is kept in memory only: every address that is nowhere would be
 * a file.
 *
 * @typedef {import('./entry-file.mjs').Entry} Entry
 */

const MEMORY_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its text: a 404 has none, and there may be hundreds of thousands of them. */
const ENTRY_BYTES = 1024;
/** All builds and all WordPresses together: some ten thousand pages, and as many pictures in all their widths. */
const DISK_BYTES = { pages: 1024 ** 3, images: 2 * 1024 ** 3 };
const PAGE_KINDS = new Set(['PAGES', 'REDIRECT']);

/** On globalThis: Next makes a handler for each request, and module instances of its own for pages and API routes. */
const memory = (globalThis.footbridgePages ??= new LRUCache({
  maxSize: MEMORY_BYTES,
  /** @param {{ size: number }} held */
  sizeCalculation: (held) => held.size + ENTRY_BYTES,
}));
/** @type {Map<string, BoundedFolder>} */
const bounds = (globalThis.footbridgeBounds ??= new Map());

/** @param {string | undefined} serverDistDir */
function buildId(serverDistDir) {
  try {
    return readFileSync(path.join(serverDistDir ?? '', '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

const dataFolder = () => path.resolve(process.env.DATA_DIR || '.data');

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

/** @param {string | undefined} serverDistDir */
function cacheFolders(serverDistDir) {
  const data = dataFolder();
  const site = process.env.NEXT_PUBLIC_SITE || 'DSH';
  const source = sha(process.env.WORDPRESS_URL ?? '').slice(0, 12);
  return {
    pages: path.join(data, 'pages', `${site}-${buildId(serverDistDir)}-${source}`),
    images: path.join(data, 'images', `${site}-${source}`),
  };
}

export default class PageCache {
  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    this.folders = cacheFolders(context.serverDistDir);
  }

  /**
   * @param {string} key path of a page, or the optimizer's name for a picture at a width
   * @param {{ kind?: string }} [context]
   * @returns {Promise<Entry | null>}
   */
  async get(key, context) {
    if (context?.kind === 'IMAGE') return (await readEntry(entryFile(this.folders.images, key), key))?.entry ?? null;
    const file = entryFile(this.folders.pages, key);
    const held = memory.get(file) ?? (await readEntry(file, key));
    if (!held) return null;
    memory.set(file, held);
    return held.entry;
  }

  /**
   * @param {string} key
   * @param {Entry['value']} value
   * @param {{ cacheControl?: Entry['cacheControl'] }} context
   */
  async set(key, value, context) {
    const entry = { lastModified: Date.now(), cacheControl: context.cacheControl, value };
    if (value?.kind === 'IMAGE') {
      wroteBelow('images', await writeEntry(entryFile(this.folders.images, key), key, entry));
    } else if (!value) {
      const file = entryFile(this.folders.pages, key);
      memory.set(file, { entry, size: key.length });
      await removeEntry(file);
    } else if (PAGE_KINDS.has(value.kind)) {
      const file = entryFile(this.folders.pages, key);
      const size = await writeEntry(file, key, entry);
      memory.set(file, { entry, size });
      wroteBelow('pages', size);
    }
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag() {}

  resetRequestCache() {}
}
