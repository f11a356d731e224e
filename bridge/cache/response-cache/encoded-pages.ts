import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { brotli } from './encodings';

/** Encodings beside gzip, in which the page cache stores pages. */
type OtherEncoding = 'br' | 'identity';

interface EncodedPage {
  bytes: Buffer;
  /** Compressed with the best quality, or about to be. */
  isBest: boolean;
}

/** The least recently sent are evicted first. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Pages that wait for the best compression. Others are compressed again after a later request. */
const MAX_WAITING = 50;

const pages = new LRUCache<string, EncodedPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
});
/** In progress: all requests for a page wait for one compression. */
const encoding = new Map<string, Promise<Buffer>>();

const decompress = promisify(gunzip);

const encode: Record<OtherEncoding, (gzip: Buffer) => Promise<Buffer>> = {
  br: async (gzip) => brotli(await decompress(gzip), 'quick'),
  /** For clients and proxies that compress themselves. */
  identity: (gzip) => decompress(gzip),
};

/** Compresses one page at a time, so that at most one core is not available to visitors. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function recompress(key: string, quick: EncodedPage, gzip: Buffer): Promise<void> {
  if (pages.peek(key) !== quick) return;
  // On failure the quick version stays.
  const bytes = await decompress(gzip)
    .then((text) => brotli(text, 'best'))
    .catch(() => quick.bytes);
  if (pages.peek(key) === quick) pages.set(key, { bytes, isBest: true });
}

/** Queues the best compression of a page that is requested again. A page with one visitor is not worth it. */
function queueBest(key: string, quick: EncodedPage, gzip: Buffer): void {
  if (quick.isBest || waiting >= MAX_WAITING) return;
  quick.isBest = true;
  waiting += 1;
  queue = queue.then(() => recompress(key, quick, gzip)).finally(() => (waiting -= 1));
}

/**
 * Returns a page's bytes in an encoding, at once if they are cached.
 * @param page its name changes with each version
 */
export function encodedPage(
  { name, gzip }: { name: string; gzip: Buffer },
  as: OtherEncoding,
): Buffer | Promise<Buffer> {
  const key = `${name}.${as}`;
  const cached = pages.get(key);
  if (cached) {
    if (as === 'br') queueBest(key, cached, gzip);
    return cached.bytes;
  }
  const begun =
    encoding.get(key) ??
    encode[as](gzip)
      .then((bytes) => (pages.set(key, { bytes, isBest: as !== 'br' }), bytes))
      .finally(() => encoding.delete(key));
  encoding.set(key, begun);
  return begun;
}
