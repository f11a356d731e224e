import { cleanPath } from '../page/path';

/** What a path's spelling says, before anybody asks what lies there. */
export type Spelling = { kind: 'canonical' } | { kind: 'redirect'; path: string } | { kind: 'not-found' };

/** Longer than any address that WordPress makes, with room for what a wrong spelling adds. */
const LONGEST = 4000;
/** All that sanitize_title leaves of ASCII in a slug, and letters beyond it; never the control characters between. */
const SLUG = /^[a-z0-9_\-\u{a0}-\u{10ffff}]+$/u;
/** Words of a search may hold anything that can be typed on one line, but no slash: `/search/a/b/` is another address. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const NO_WORDS = /[\u0000-\u001f\u007f-\u009f\\/]/;

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Escapes undone once; null when they are broken, or spell no UTF-8. */
function decoded(segment: string): string | null {
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
  const slug = lowerAscii(decoded(segment) ?? '').trim().replace(/ +/g, '-');
  return SLUG.test(slug) ? slug : null;
}

/** `/search/Some%20words/` is `/search/Some+words/`: as WordPress links to a search, the words as they were typed. */
function searchWords(segment: string): string | null {
  const words = decoded(segment.replaceAll('+', ' '))?.trim().replace(/ +/g, ' ');
  if (!words || NO_WORDS.test(words)) return null;
  const escaped = encodeURIComponent(words).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return escaped.replace(/%20/g, '+').replace(/%[0-9A-F]{2}/g, lowerAscii);
}

/** The canonical path, or null for what no spelling of an address is. */
function canonicalPath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > LONGEST || raw.includes('//')) return null;
  const segments = raw.split('/').filter(Boolean);
  if (segments.length === 0) return '/';
  const isSearch = segments.length > 1 && slugOf(segments[0] ?? '') === 'search';
  const words = isSearch ? searchWords(segments[1] ?? '') : '';
  const slugs = (isSearch ? segments.slice(2) : segments).map(slugOf);
  if (words === null || slugs.some((slug) => slug === null)) return null;
  const rest = cleanPath(slugs.flatMap((slug) => slug ?? []));
  return rest === null || words === '' ? rest : `/search/${words}${rest}`;
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
