import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Brotli's qualities. The first visitor waits a few milliseconds for the quick one; the best takes 0.1 to 0.2 s and saves a tenth. */
const QUALITY = { quick: 9, best: 11 } as const;
/** Base-2 logarithm of the window: larger than a page. The default would need megabytes for each compression. */
const WINDOW_BITS = 18;

export const brotli = (text: Buffer, quality: keyof typeof QUALITY): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Returns the smallest encoding that a client accepts by name; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}
