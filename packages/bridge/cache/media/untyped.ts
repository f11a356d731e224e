/** Answers of a server that does not know an extension. */
const UNKNOWN = /^\s*(?:(?:application|binary)\/octet-stream\s*(?:;[^,]*)?)?$/i;
/** What some servers send instead; a picture with this type is not shown. */
const TEXT = /^\s*text\/plain\s*(?:;[^,]*)?$/i;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** The types of extensions. HTML, scripts, SVG and XML are missing, because they could run scripts. */
const TYPES = new Map(
  `avif image/avif, webp image/webp, jpg image/jpeg, jpeg image/jpeg, png image/png, gif image/gif, heic image/heic,
  ics text/calendar, rtf application/rtf, pdf application/pdf, csv text/csv, txt text/plain, vtt text/vtt, zip application/zip,
  doc application/msword, xls application/vnd.ms-excel, ppt application/vnd.ms-powerpoint,
  docx ${OFFICE}wordprocessingml.document, xlsx ${OFFICE}spreadsheetml.sheet, pptx ${OFFICE}presentationml.presentation,
  odt application/vnd.oasis.opendocument.text, ods application/vnd.oasis.opendocument.spreadsheet,
  mp3 audio/mpeg, m4a audio/mp4, ogg audio/ogg, wav audio/wav, mp4 video/mp4, m4v video/x-m4v, webm video/webm,
  mov video/quicktime, ogv video/ogg, woff font/woff, woff2 font/woff2`
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const [extension = '', type = ''] = pair.split(' ');
      return [extension, type];
    }),
);

/** How files of a type begin, as Latin-1. */
const SIGNATURES: readonly (readonly [RegExp, RegExp])[] = [
  [/^image\/avif$/, /^.{4}ftyp(?:avi[fs]|mi[af]1|msf1)/s],
  [/^image\/heic$/, /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
  [/^image\/webp$/, /^RIFF.{4}WEBP/s],
  [/^image\/jpeg$/, /^\xff\xd8\xff/],
  [/^image\/png$/, /^\x89PNG\r\n/],
  [/^image\/gif$/, /^GIF8[79]a/],
  [/^application\/pdf$/, /^(?:\xef\xbb\xbf)?\s*%PDF-/],
  [/^application\/rtf$/, /^\{\\rtf/],
  [/^text\/calendar$/, /^(?:\xef\xbb\xbf)?\s*BEGIN:VCAL/i],
  [/^application\/(?:zip$|vnd\.o)/, /^PK/],
  [/^application\//, /^\xd0\xcf/],
];
const SIGNATURE_BYTES = 16;

/** Returns the type of a file name's extension when the server names none; null when that type is not served. */
export function typeOfName(header: string | null, path: string): string | null {
  const [, extension = ''] = /\.(\w{1,5})$/.exec(path) ?? [];
  const type = TYPES.get(extension.toLowerCase()) ?? null;
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

/** Returns the whole body when it begins as files of the type do; null when it does not. The caller closes the connection then. */
export async function checkedBody(
  body: AsyncIterable<Uint8Array>,
  type: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  const [, signature] = SIGNATURES.find(([types]) => types.test(type)) ?? [];
  if (!signature) return body;
  const rest = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < SIGNATURE_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    read.push(next.value);
    length += next.value.length;
  }
  if (signature.test(Buffer.concat(read).toString('latin1', 0, SIGNATURE_BYTES))) return resume(read, rest);
  return null;
}
