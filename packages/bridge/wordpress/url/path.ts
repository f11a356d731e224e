/** Returns text with percent escapes in lower case, as WordPress writes them: `%ce%b5`, not `%CE%B5`. */
export function lowerHex(text: string): string {
  return text.replace(/%[0-9A-F]{2}/gi, (hex) => hex.toLowerCase());
}

/** As WordPress does. @throws URIError for a lone surrogate */
function escapeSlug(slug: string): string {
  return lowerHex(encodeURIComponent(slug));
}

/** First segments of WordPress's and Next's own paths. */
const RESERVED = new Set(['wp-admin', 'wp-json', 'wp-content', 'wp-includes', '_next', 'api', 'graphql']);
const MAX_PATH_LENGTH = 1500;
// A WordPress slug never has control characters, backslashes or encoded slashes; sanitize_title turns dots into hyphens.
// oxlint-disable-next-line no-control-regex -- it matches control characters
const INVALID = /[\u0000-\u001f\u007f\\/?#]|\./;

/** Returns decoded segments as a path that is safe for `nodeByUri`: `/about/team/`; null for what can't be content. */
export function cleanPath(segments: readonly string[] | undefined): string | null {
  if (!segments || segments.length === 0) return '/';
  if (segments.some((segment) => segment === '' || INVALID.test(segment))) return null;
  if (RESERVED.has(segments[0] ?? '')) return null;
  let path: string;
  try {
    path = `/${segments.map(escapeSlug).join('/')}/`;
  } catch {
    // A lone surrogate.
    return null;
  }
  return path.length > MAX_PATH_LENGTH ? null : path;
}

/** Returns the decoded segments of a path; null for an invalid escape. */
export function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Returns a clean path as `nodeByUri` needs it: below a base it finds only decoded non-ASCII letters (/topics/τομέας/). */
export function decodeNonAscii(path: string): string {
  return path.replace(/(?:%[89a-f][0-9a-f])+/g, decodeURIComponent);
}

/** Returns the path of WordPress's `uri` (absolute or not), with leading and trailing slash; null when there is none. */
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
