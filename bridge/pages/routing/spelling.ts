import { cleanPath } from '../../wordpress/url/path';
import { lowerHex } from '../../wordpress/url/escapes';

/** What a path's spelling says, before anybody asks what lies there. */
export type Spelling = { kind: 'canonical' } | { kind: 'redirect'; path: string } | { kind: 'not-found' };

/** Longer than any address that WordPress makes, with room for what a wrong spelling adds. */
const LONGEST = 4000;
/** All that sanitize_title leaves of ASCII in a slug, and letters beyond it; never the control characters between. */
const SLUG = /^[a-z0-9_\-\u{a0}-\u{10ffff}]+$/u;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Escapes undone once; null when they are broken, or spell no UTF-8. */
export function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * A slug as WordPress would have written it. Letters beyond ASCII keep their case: WordPress looks for them as they
 * come, and says 404 to `Ε` where the slug has `ε`.
 */
function slugOf(segment: string): string | null {
  const slug = lowerAscii(decoded(segment) ?? '')
    .trim()
    .replace(/ +/g, '-');
  return SLUG.test(slug) ? slug : null;
}

/**
 * Words of a search as a segment of its path, spelled as WordPress links to a search: `Some+words`, as they were typed.
 * In: words on one line. Out: null for dots alone, which no path can hold.
 */
export function searchSegment(words: string): string | null {
  if (/^\.*$/.test(words)) return null;
  const escaped = encodeURIComponent(words).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return lowerHex(escaped.replace(/%20/g, '+'));
}

/** The words that such a segment spells; null when it is broken or has control characters. */
export function wordsOf(segment: string): string | null {
  const words = decoded(segment.replaceAll('+', ' '))?.trim().replace(/ +/g, ' ');
  return words && !CONTROL.test(words) ? words : null;
}

function slugPath(segments: readonly string[]): string | null {
  const slugs = segments.map(slugOf);
  return slugs.some((slug) => slug === null) ? null : cleanPath(slugs.flatMap((slug) => slug ?? []));
}

/** `/search/words/page/2/`: the words may be anything that can be typed. */
function searchPath([segment = '', ...more]: readonly string[]): string | null {
  const words = wordsOf(segment);
  const spelled = words === null ? null : searchSegment(words);
  const rest = slugPath(more);
  return spelled === null || rest === null ? null : `/search/${spelled}${rest}`;
}

/** The canonical path, or null for what no spelling of an address is. */
function canonicalPath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > LONGEST || raw.includes('//')) return null;
  const segments = raw.split('/').filter(Boolean);
  if (segments.length === 0) return '/';
  if (segments.length > 1 && slugOf(segments[0] ?? '') === 'search') return searchPath(segments.slice(1));
  return slugPath(segments);
}

/**
 * One canonical spelling for each address: lower-case letters and hex digits, ASCII unescaped, a slash at the end.
 * In: the path as it came over the wire. Out: that it is canonical; the canonical path, which begins with exactly one
 * slash; or not-found for what spells no address of WordPress (encoded slashes and dots, control characters, broken or
 * doubled escapes, thousands of characters).
 */
export function judgeSpelling(raw: string): Spelling {
  const path = canonicalPath(raw);
  if (path === null) return { kind: 'not-found' };
  return path === raw ? { kind: 'canonical' } : { kind: 'redirect', path };
}
