import { NOT_FOUND_REVALIDATE_S } from '../lifetimes';

/**
 * Returns whether a URL names a file: its last segment has a dot, or a segment begins with one (`/.git/config`). No page has such
 * a path, except a search for words with dots.
 * @param target path, with or without a query
 */
export function isFileName(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return !/^\/search\//i.test(path) && (path.lastIndexOf('.') > path.lastIndexOf('/') || path.includes('/.'));
}

/** The response for a missing file. Mostly bots request them, for which the site's 404 page would be 80 kB. */
export const MISSING_FILE = {
  status: 404,
  text: 'There is no such file.\n',
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, s-maxage=${NOT_FOUND_REVALIDATE_S}`,
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
  },
} as const;
