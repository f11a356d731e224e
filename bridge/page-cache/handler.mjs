import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

/**
 * Next's page cache, in memory and on disk (next.config's `cacheHandler`; plain JavaScript, because Next loads it unbuilt).
 * Entries live below DATA_DIR, apart for each build and each WordPress: the same build pointed at another WordPress
 * must not serve the first one's pages, and a restart must not lose the pages that WordPress can't give just now.
 *
 * @typedef {{ kind: string, html?: string }} Kept a page or a redirect as Next gives it
 * @typedef {{ revalidate: number | false, expire?: number }} Lifetime
 * @typedef {{ lastModified: number, cacheControl?: Lifetime, value: Kept | null }} Entry
 */

const MEMORY_BYTES = 64 * 1024 * 1024;
const KEPT_KINDS = new Set(['PAGES', 'REDIRECT']);

/** On globalThis: Next makes a handler for each request, and module instances of its own for pages and API routes. */
const memory = (globalThis.footbridgePages ??= new LRUCache({
  maxSize: MEMORY_BYTES,
  /** @param {{ size: number }} held */
  sizeCalculation: (held) => held.size,
}));

const sha = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** @param {string | undefined} serverDistDir */
function buildId(serverDistDir) {
  try {
    return readFileSync(path.join(serverDistDir ?? '', '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'unbuilt';
  }
}

/** @param {string | undefined} serverDistDir */
function cacheFolder(serverDistDir) {
  const site = process.env.NEXT_PUBLIC_SITE || 'DSH';
  const source = sha(process.env.WORDPRESS_URL ?? '').slice(0, 12);
  return path.resolve(process.env.DATA_DIR || '.data', 'pages', `${site}-${buildId(serverDistDir)}-${source}`);
}

export default class PageCache {
  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    this.folder = cacheFolder(context.serverDistDir);
  }

  /** @param {string} key */
  fileOf(key) {
    const name = sha(key);
    return path.join(this.folder, name.slice(0, 2), `${name}.json`);
  }

  /**
   * @param {string} key path of a page
   * @returns {Promise<Entry | null>}
   */
  async get(key) {
    const held = memory.get(this.fileOf(key));
    if (held) return held.entry;
    try {
      const text = await readFile(this.fileOf(key), 'utf8');
      const { key: stored, ...entry } = JSON.parse(text);
      if (stored !== key) return null;
      memory.set(this.fileOf(key), { entry, size: text.length });
      return entry;
    } catch (error) {
      // A file cut short by a crash is as good as none: the page is made again.
      if (error instanceof SyntaxError) await rm(this.fileOf(key), { force: true });
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {Kept | null} value null is a kept 404
   * @param {{ cacheControl?: Lifetime }} context
   */
  async set(key, value, context) {
    if (value && !KEPT_KINDS.has(value.kind)) return;
    const entry = { lastModified: Date.now(), cacheControl: context.cacheControl, value };
    const text = JSON.stringify({ key, ...entry });
    const file = this.fileOf(key);
    memory.set(file, { entry, size: text.length });
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, text);
      await rename(draft, file);
    } catch (error) {
      // oxlint-disable-next-line no-console -- a full disk is the operator's to know; the page is served from memory
      console.warn(`[footbridge] page cache: ${key} could not be written to disk (${error instanceof Error ? error.message : error})`);
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag() {}

  resetRequestCache() {}
}
