import { typeOfExtension } from './served-type';

/** Answers of a server that does not know an extension. */
const UNKNOWN = /^\s*(?:(?:application|binary)\/octet-stream\s*(?:;[^,]*)?)?$/i;
/** What some servers send instead; a picture with this type is not shown. */
const TEXT = /^\s*text\/plain\s*(?:;[^,]*)?$/i;

/** How pictures begin, as Latin-1. */
const PICTURES: readonly (readonly [string, RegExp])[] = [
  ['image/avif', /^.{4}ftyp(?:avi[fs]|mi[af]1|msf1)/s],
  ['image/heif', /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
  ['image/heic', /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/bmp', /^BM/],
  ['image/tiff', /^(?:II\*|MM)/],
];
/** How other files of a type begin. */
const OTHERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^application\/pdf$/, /^(?:\xef\xbb\xbf)?\s*%PDF-/],
  [/^application\/rtf$/, /^\{\\rtf/],
  [/^text\/calendar$/, /^(?:\xef\xbb\xbf)?\s*BEGIN:VCAL/i],
  [/^application\/(?:zip$|epub|vnd\.o)/, /^PK/],
  [/^application\/(?:msword|vnd\.ms)/, /^\xd0\xcf/],
];
const SIGNATURE_BYTES = 16;

/** Returns the type of a file name's extension when the server names none; null when that type is not served. */
export function typeOfName(header: string | null, path: string): string | null {
  const type = typeOfExtension(path);
  if (UNKNOWN.test(header ?? '')) return type;
  return type?.startsWith('image/') && TEXT.test(header ?? '') ? type : null;
}

async function* resume(read: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Returns the type of a file by its first bytes; null when it is no file of the type of its name. */
function typeOfBytes(bytes: string, type: string): string | null {
  // Optimizers of pictures leave the name of a JPEG to what is a WebP.
  if (type.startsWith('image/')) {
    const fitting = PICTURES.flatMap(([each, signature]) => (signature.test(bytes) ? [each] : []));
    return fitting.find((each) => each === type) ?? fitting[0] ?? null;
  }
  const [, signature] = OTHERS.find(([types]) => types.test(type)) ?? [];
  return !signature || signature.test(bytes) ? type : null;
}

/** Returns the whole body with its type; null when its name and its first bytes do not fit: close the connection. */
export async function checkedBody(
  body: AsyncIterable<Uint8Array>,
  ofName: string,
): Promise<{ type: string; body: AsyncIterable<Uint8Array> } | null> {
  const rest = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < SIGNATURE_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    read.push(next.value);
    length += next.value.length;
  }
  const type = typeOfBytes(Buffer.concat(read).toString('latin1', 0, SIGNATURE_BYTES), ofName);
  return type === null ? null : { type, body: resume(read, rest) };
}
