import { cleanPath } from '../../wordpress/url/path';
import { lowerHex } from '../../wordpress/url/escapes';

/** Whether a path is canonical, whatever is at the path. */
export type Spelling = { kind: 'canonical' } | { kind: 'redirect'; path: string } | { kind: 'not-found' };

/** Longer than WordPress's addresses, also when they are percent-encoded twice. */
const MAX_LENGTH = 4000;
/** The ASCII characters that sanitize_title leaves in a slug, and non-ASCII ones without the C1 control characters. */
const SLUG = /^[a-z0-9_\-\u{a0}-\u{10ffff}]+$/u;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Decodes a segment once; null when its escapes are invalid. */
export function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Returns a slug as WordPress writes it; null for an invalid one. Non-ASCII letters keep their case: WordPress answers 404 to `Ε`
 * when the slug has `ε`.
 */
function slugOf(segment: string): string | null {
  const slug = lowerAscii(decoded(segment) ?? '')
    .trim()
    .replace(/ +/g, '-');
  return SLUG.test(slug) ? slug : null;
}

/**
 * Returns search words as a path segment, as WordPress writes it: `Some+words`. Null for dots only, which no path can contain.
 * @param words on one line
 */
export function searchSegment(words: string): string | null {
  if (/^\.*$/.test(words)) return null;
  const escaped = encodeURIComponent(words).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return lowerHex(escaped.replace(/%20/g, '+'));
}

/** Returns the search words in a segment; null when it is invalid or has control characters. */
export function wordsOf(segment: string): string | null {
  const words = decoded(segment.replaceAll('+', ' '))?.trim().replace(/ +/g, ' ');
  return words && !CONTROL.test(words) ? words : null;
}

function slugPath(segments: readonly string[]): string | null {
  const slugs = segments.map(slugOf);
  return slugs.some((slug) => slug === null) ? null : cleanPath(slugs.flatMap((slug) => slug ?? []));
}

/** Returns the canonical path of `/search/words/page/2/`. */
function searchPath([segment = '', ...more]: readonly string[]): string | null {
  const words = wordsOf(segment);
  const spelled = words === null ? null : searchSegment(words);
  const rest = slugPath(more);
  return spelled === null || rest === null ? null : `/search/${spelled}${rest}`;
}

/** Returns the canonical path; null for an invalid one. */
function canonicalPath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > MAX_LENGTH || raw.includes('//')) return null;
  const segments = raw.split('/').filter(Boolean);
  if (segments.length === 0) return '/';
  if (segments.length > 1 && slugOf(segments[0] ?? '') === 'search') return searchPath(segments.slice(1));
  return slugPath(segments);
}

/**
 * Compares a raw path with its canonical form: lower-case letters and hex digits, unescaped ASCII, one leading and one trailing
 * slash. Not-found for an invalid path: encoded slashes and dots, control characters, invalid or double escapes, too long.
 */
export function judgeSpelling(raw: string): Spelling {
  const path = canonicalPath(raw);
  if (path === null) return { kind: 'not-found' };
  return path === raw ? { kind: 'canonical' } : { kind: 'redirect', path };
}
