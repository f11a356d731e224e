import { MIMEType } from 'node:util';

/** What the optimizer resizes (packages/shared/pictures). */
const RESIZED = 'image/jpeg image/jpg image/png image/webp image/avif image/tiff';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

const OPEN = 'application/vnd.oasis.opendocument.';

/** The types of extensions that WordPress's media library takes. HTML, scripts and XML are missing, because they could run scripts. */
const TYPES = new Map(
  `image/jpeg jpg jpeg jpe, image/png png, image/webp webp, image/avif avif, image/tiff tif tiff, image/gif gif, image/bmp bmp,
  image/heic heic heics, image/heif heif heifs, image/x-icon ico,
  video/mp4 mp4, video/x-m4v m4v, video/webm webm, video/ogg ogv, video/quicktime mov qt, video/mpeg mpeg mpg mpe,
  video/avi avi, video/x-ms-wmv wmv, video/x-matroska mkv, video/3gpp 3gp, video/3gpp2 3g2,
  audio/mpeg mp3, audio/mp4 m4a m4b, audio/aac aac, audio/ogg ogg oga opus, audio/wav wav, audio/flac flac, audio/midi mid midi,
  font/woff woff, font/woff2 woff2, font/ttf ttf, font/otf otf,
  application/pdf pdf, application/rtf rtf, application/epub+zip epub,
  application/zip zip, application/gzip gz gzip, application/x-tar tar, application/x-7z-compressed 7z, application/vnd.rar rar,
  application/msword doc, application/vnd.ms-excel xls, application/vnd.ms-powerpoint ppt pps,
  ${OFFICE}wordprocessingml.document docx, ${OFFICE}wordprocessingml.template dotx,
  ${OFFICE}spreadsheetml.sheet xlsx, ${OFFICE}spreadsheetml.template xltx,
  ${OFFICE}presentationml.presentation pptx, ${OFFICE}presentationml.slideshow ppsx, ${OFFICE}presentationml.template potx,
  ${OPEN}text odt, ${OPEN}spreadsheet ods, ${OPEN}presentation odp,
  application/vnd.apple.pages pages, application/vnd.apple.numbers numbers, application/vnd.apple.keynote key,
  text/plain txt asc srt, text/csv csv, text/tab-separated-values tsv, text/vtt vtt, text/calendar ics, text/vcard vcf`
    .split(/,\s+/)
    .flatMap((entry): [string, string][] => {
      const [type = '', ...extensions] = entry.split(' ');
      return extensions.map((extension) => [extension, type]);
    }),
);
/** Other names of these types. An SVG is served in a sandbox. */
const ALIASES =
  `image/jpg image/svg+xml image/vnd.microsoft.icon video/x-msvideo audio/x-m4a audio/x-wav audio/webm text/rtf
  application/x-gzip application/x-rar-compressed application/x-zip-compressed`.split(/\s+/);
const SERVED = new Set([...TYPES.values(), ...ALIASES]);
const RESIZED_TYPES = new Set(RESIZED.split(' '));

/** Returns the type of a file name's extension; null when such files are not served. */
export function typeOfExtension(name: string): string | null {
  const [, extension = ''] = /\.(\w{1,7})$/.exec(name) ?? [];
  return TYPES.get(extension.toLowerCase()) ?? null;
}

function parse(header: string): MIMEType | null {
  // Two values of one header, of which browsers take the last.
  if (header.includes(',')) return null;
  try {
    return new MIMEType(header);
  } catch {
    return null;
  }
}

/** Returns the type that a file is served with; null when WordPress's Content-Type is not a single type that is served. */
export function servedType(header: string | null): string | null {
  const type = parse(header ?? '');
  if (!type || !SERVED.has(type.essence)) return null;
  const isUtf8 = type.type === 'text' && type.params.get('charset')?.toLowerCase() === 'utf-8';
  return isUtf8 ? `${type.essence}; charset=utf-8` : type.essence;
}

export const isResizedType = (type: string): boolean => RESIZED_TYPES.has(type);
