import { NOT_FOUND_REVALIDATE_S } from '../lifetimes';

import type { ServerResponse } from 'node:http';

/** Returns whether a URL names a file: a dot in its last segment, or before a segment. Of pages only a search may have one. */
export function isFileName(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return !/^\/search\//i.test(path) && (path.lastIndexOf('.') > path.lastIndexOf('/') || path.includes('/.'));
}

const HEADERS = new Map([
  ['Content-Type', 'text/plain; charset=utf-8'],
  ['Cache-Control', `public, s-maxage=${NOT_FOUND_REVALIDATE_S}`],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['X-Content-Type-Options', 'nosniff'],
]);

/** Sends a 404 of one line. Mostly bots request missing files, for which the site's 404 page would be 80 kB. */
export function sendMissingFile(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeaders(HEADERS).end('There is no such file.\n');
}
