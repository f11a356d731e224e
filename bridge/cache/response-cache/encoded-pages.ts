import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { brotli } from './encodings';

/** How a kept page is sent beside gzip, in which it is kept. */
type Form = 'br' | 'identity';

interface Pressed {
  bytes: Buffer;
  /** As small as it gets, or about to be. */
  isBest: boolean;
}

/** Beside the pages themselves, which are kept as gzip; the least recently sent go first. */
const OTHER_BYTES = 24 * 1024 * 1024;
/** Pages that may wait to be pressed again; those beyond are not, until they are asked for once more. */
const MOST_WAITING = 50;

/** Bytes of pages in other forms than gzip. */
const others = new LRUCache<string, Pressed>({
  maxSize: OTHER_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
});
/** Being made now: a thousand at once wait for one. */
const making = new Map<string, Promise<Buffer>>();

const open = promisify(gunzip);

const forms: Record<Form, (gzip: Buffer) => Promise<Buffer>> = {
  br: async (gzip) => brotli(await open(gzip), 'quick'),
  /** For clients and proxies that press for themselves. */
  identity: (gzip) => open(gzip),
};

/** Ends with the last page that waits: one at a time, so that others than visitors never take more than one core. */
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function best(key: string, quick: Pressed, gzip: Buffer): Promise<void> {
  if (others.peek(key) !== quick) return;
  // Where it fails, the bytes that are there are good.
  const bytes = await open(gzip)
    .then((text) => brotli(text, 'best'))
    .catch(() => quick.bytes);
  if (others.peek(key) === quick) others.set(key, { bytes, isBest: true });
}

/**
 * Presses a page once more, as small as can be, behind the answers. For one that is asked for again: what only one visitor or
 * a crawler wants is not worth it.
 */
function pressBetter(key: string, quick: Pressed, gzip: Buffer): void {
  if (quick.isBest || waiting >= MOST_WAITING) return;
  quick.isBest = true;
  waiting += 1;
  line = line.then(() => best(key, quick, gzip)).finally(() => (waiting -= 1));
}

/**
 * @param page its name is another one each time that it is made
 * @returns at once what is known already
 */
export function bytesOf({ name, gzip }: { name: string; gzip: Buffer }, form: Form): Buffer | Promise<Buffer> {
  const key = `${name}.${form}`;
  const known = others.get(key);
  if (known) {
    if (form === 'br') pressBetter(key, known, gzip);
    return known.bytes;
  }
  const begun =
    making.get(key) ??
    forms[form](gzip)
      .then((bytes) => (others.set(key, { bytes, isBest: form !== 'br' }), bytes))
      .finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}
