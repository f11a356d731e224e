import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Each page is pressed once and sent many times; brotli's best two take ten times as long for 3 %. */
const BROTLI = 9;

/** Presses a text, beside the thread that answers. As gzip pages are kept already (page-cache/packed.mjs). */
export const brotli = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });

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
