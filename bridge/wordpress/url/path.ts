import { escapeSlug, lowerHex } from './escapes';

/** Segments that belong to WordPress's or Next's machinery, never to content. */
const MACHINERY = new Set(['wp-admin', 'wp-json', 'wp-content', 'wp-includes', '_next', 'api', 'graphql']);
const LONGEST = 1500;
// Control characters, backslashes and encoded slashes never stand in a WordPress slug; sanitize_title turns dots into hyphens.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FOREIGN = /[\u0000-\u001f\u007f\\/?#]|\./;

/**
 * The one clean path that may be sent to `nodeByUri` (which answers hostile spellings with unrelated posts).
 * In: the decoded segments of the catch-all route. Out: `/`, `/about/team/` … or null for what can't be content.
 */
export function cleanPath(segments: readonly string[] | undefined): string | null {
  if (!segments || segments.length === 0) return '/';
  if (segments.some((segment) => segment === '' || FOREIGN.test(segment))) return null;
  if (MACHINERY.has(segments[0] ?? '')) return null;
  let path: string;
  try {
    path = `/${segments.map(escapeSlug).join('/')}/`;
  } catch {
    // A lone surrogate: no address can spell it.
    return null;
  }
  return path.length > LONGEST ? null : path;
}

/**
 * A clean path as `nodeByUri` must be asked: it finds pages, terms and types below a base only when their letters beyond
 * ASCII are written out, and its own `uri` comes in either spelling (asked of a real WordPress: /topics/τομέας/).
 */
export function decodeNonAscii(path: string): string {
  return path.replace(/(?:%[89a-f][0-9a-f])+/g, decodeURIComponent);
}

/** Path of an address as WordPress gives it (absolute or not), with slashes at both ends; null when there is none. */
export function pathOfUri(uri: string | null | undefined): string | null {
  if (!uri) return null;
  try {
    const { pathname } = new URL(uri, 'http://wordpress.invalid');
    const path = lowerHex(pathname);
    return path.endsWith('/') ? path : `${path}/`;
  } catch {
    return null;
  }
}

/**
 * A node's own path when it is another than the one asked for; null when both are the same, or it has none. WordPress
 * finds a node whose parents were left out or are wrong; what ends otherwise (`/post/feed/`) is not this node's address.
 */
export function ownPath(asked: string, uri: string | null | undefined): string | 'unrelated' | null {
  const own = pathOfUri(uri);
  if (own === null || own === asked) return null;
  const lastOf = (path: string) => path.split('/').at(-2);
  return own === '/' || lastOf(own) === lastOf(asked) ? own : 'unrelated';
}
