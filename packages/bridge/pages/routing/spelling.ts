import { decode } from '@footbridge/shared/decode';
import { cleanPath, lowerHex } from '../../wordpress/url/path';

/** Whether a path is canonical, whatever is at the path. odd: WordPress or a rule may know it as it is spelled. */
export type Spelling = { kind: 'canonical' | 'odd' | 'not-found' } | { kind: 'redirect'; path: string };

/** Longer than WordPress's addresses, also when they are percent-encoded twice. */
const MAX_LENGTH = 4000;
/** The ASCII characters that sanitize_title leaves in a slug, and non-ASCII ones without the C1 control characters. */
const SLUG = /^[a-z0-9_\-\u{a0}-\u{10ffff}]+$/u;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
/** What no segment of an address has: encoded separators, escapes of escapes, and dot segments, which browsers resolve. */
const IMPOSSIBLE = /[\\/?#]|%[0-9a-f]{2}|^\.{1,2}$/i;

/** Returns text with ASCII letters in lower case, as WordPress writes slugs: it answers 404 to `Ε` when the slug has `ε`. */
export const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Returns search words on one line as a segment: `Some+words`. Null for dots only, which no path can contain. */
export function searchSegment(words: string): string | null {
  if (/^\.*$/.test(words)) return null;
  const escaped = encodeURIComponent(words).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return lowerHex(escaped.replace(/%20/g, '+'));
}

/** Returns the search words in a segment; null when it is invalid or has control characters. */
export function wordsOf(segment: string): string | null {
  const words = decode(segment.replaceAll('+', ' '), null)?.trim().replace(/ +/g, ' ');
  return words && !CONTROL.test(words) ? words : null;
}

function segmentsOf(raw: string): string[] | null {
  if (!raw.startsWith('/') || raw.length > MAX_LENGTH || raw.includes('//')) return null;
  const segments: string[] = [];
  for (const part of raw.split('/').filter(Boolean)) {
    const segment = decode(part, null);
    if (!segment?.trim() || CONTROL.test(segment) || IMPOSSIBLE.test(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

const slugPath = (segments: readonly string[] | null): string | null =>
  segments?.every((segment) => SLUG.test(segment)) ? cleanPath(segments) : null;

function searchPath(raw: string): string | null {
  const [, segment, ...more] = raw.split('/').filter(Boolean);
  if (segment === undefined) return '/search/';
  const words = wordsOf(segment);
  const spelled = words === null ? null : searchSegment(words);
  const rest = slugPath(segmentsOf(`/${more.join('/')}`)?.map(lowerAscii) ?? null);
  return spelled === null || rest === null ? null : `/search/${spelled}${rest}`;
}

/**
 * Compares a raw path with its canonical form. Not-found: encoded slashes, control characters, invalid or double escapes,
 * too long.
 */
export function judgeSpelling(raw: string): Spelling {
  const compared = (path: string | null): Spelling =>
    path === null ? { kind: 'not-found' } : path === raw ? { kind: 'canonical' } : { kind: 'redirect', path };
  if (/^\/search(?:\/|$)/i.test(raw) && raw.length <= MAX_LENGTH && !raw.includes('//'))
    return compared(searchPath(raw));
  const segments = segmentsOf(raw);
  if (!segments) return { kind: 'not-found' };
  const path = slugPath(segments);
  return path === null ? { kind: 'odd' } : compared(path);
}
