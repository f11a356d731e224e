import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { brotli } from './encodings';

/** Encodings beside gzip, in which the page cache stores pages. */
type OtherEncoding = 'br' | 'identity';

/** The least recently sent are evicted first. */
const MAX_BYTES: Readonly<Record<OtherEncoding, number>> = { br: 20 * 1024 * 1024, identity: 4 * 1024 * 1024 };
/** Pages that wait for the best compression. Others are compressed again after a later request. */
const MAX_WAITING = 50;

/** By the compressed HTML, which is another buffer for each version of a page. All requests wait for the first one's bytes. */
const newCache = (maxSize: number) =>
  new LRUCache<Buffer, Buffer | Promise<Buffer>>({
    maxSize,
    sizeCalculation: (bytes) => (Buffer.isBuffer(bytes) ? bytes.length : 1),
  });
const pages: Record<OtherEncoding, LRUCache<Buffer, Buffer | Promise<Buffer>>> = {
  br: newCache(MAX_BYTES.br),
  /** For clients and proxies that compress themselves. */
  identity: newCache(MAX_BYTES.identity),
};

const decompress = promisify(gunzip);

/** Pages that are compressed with the best quality, or about to be. */
const best = new WeakSet<Buffer>();
/** Compresses one page at a time, so that at most one core is not available to visitors. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Queues the best compression of a page that is requested again. A page with one visitor is not worth it. */
function queueBest(gzip: Buffer): void {
  if (best.has(gzip) || waiting >= MAX_WAITING) return;
  best.add(gzip);
  waiting += 1;
  const recompress = async (): Promise<void> => {
    if (!pages.br.has(gzip)) return;
    pages.br.set(gzip, await brotli(await decompress(gzip), 'best'));
  };
  // On failure the quick version stays.
  queue = queue
    .then(recompress)
    .catch(() => undefined)
    .finally(() => (waiting -= 1));
}

/** Returns a page's bytes in an encoding, at once if they are cached. @throws when the bytes are not compressed */
export function encodedPage(gzip: Buffer, as: OtherEncoding): Buffer | Promise<Buffer> {
  const cache = pages[as];
  const cached = cache.get(gzip);
  if (cached) {
    if (as === 'br' && Buffer.isBuffer(cached)) queueBest(gzip);
    return cached;
  }
  const encoded = decompress(gzip).then(async (html) => {
    const bytes = as === 'br' ? await brotli(html, 'quick') : html;
    cache.set(gzip, bytes);
    return bytes;
  });
  cache.set(gzip, encoded);
  encoded.catch(() => cache.delete(gzip));
  return encoded;
}
