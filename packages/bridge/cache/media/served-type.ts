import { MIMEType } from 'node:util';

/** What the optimizer resizes (packages/shared/pictures). */
const RESIZED = 'image/jpeg image/jpg image/png image/webp image/avif image/tiff';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** The types of WordPress's uploads. HTML, scripts and XML are not served. */
const SERVED = new Set(
  `${RESIZED} image/gif image/bmp image/heic image/heif image/x-icon image/vnd.microsoft.icon image/svg+xml
  video/mp4 video/webm video/ogg video/quicktime video/mpeg video/x-m4v video/avi video/x-msvideo video/x-ms-wmv
  video/x-matroska video/3gpp video/3gpp2
  audio/mpeg audio/mp4 audio/x-m4a audio/aac audio/ogg audio/wav audio/x-wav audio/flac audio/webm audio/midi
  font/woff font/woff2 font/ttf font/otf
  application/pdf application/zip application/msword application/vnd.ms-excel application/vnd.ms-powerpoint
  ${OFFICE}wordprocessingml.document ${OFFICE}wordprocessingml.template
  ${OFFICE}spreadsheetml.sheet ${OFFICE}spreadsheetml.template
  ${OFFICE}presentationml.presentation ${OFFICE}presentationml.slideshow ${OFFICE}presentationml.template
  application/vnd.oasis.opendocument.text application/vnd.oasis.opendocument.spreadsheet
  application/vnd.oasis.opendocument.presentation application/vnd.apple.pages application/vnd.apple.numbers
  application/vnd.apple.keynote application/rtf text/rtf text/plain text/csv text/vtt text/calendar`.split(/\s+/),
);
const RESIZED_TYPES = new Set(RESIZED.split(' '));

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

/** Returns whether the optimizer resizes a served type. */
export const isResizedType = (type: string): boolean => RESIZED_TYPES.has(type);
