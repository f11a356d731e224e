import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/**
 * Brotli's qualities. Who comes first waits for a few milliseconds of pressing; the best takes a tenth of a second or two of a
 * core, and a page is a tenth smaller for it.
 */
const QUALITY = { quick: 9, best: 11 } as const;
/** Bits of what it looks back at: more than a page has. With as many as it takes by itself it would hold megabytes each time. */
const WINDOW = 18;

/** Presses a text, beside the thread that answers. As gzip pages are kept already (page-cache/packed.mjs). */
export const brotli = (text: Buffer, quality: keyof typeof QUALITY): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/**
 * @param header a request's Accept-Encoding
 * @returns the smallest that is accepted by name; null for the text as it is
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}
