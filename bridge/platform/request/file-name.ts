/**
 * Whether an address asks for a file: it ends in a name with a dot, or goes through a folder that is hidden (`/.git/config`).
 * No page is called so, except a search for words with dots. In: path as it came, with or without a query.
 */
export function isFileName(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return !/^\/search\//i.test(path) && (path.lastIndexOf('.') > path.lastIndexOf('/') || path.includes('/.'));
}

/** What whoever asks for a file that is not there gets: a page in the brand's frame would be eighty kilobytes for a robot. */
export const NO_SUCH_FILE = {
  status: 404,
  text: 'There is no such file.\n',
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, s-maxage=60',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
  },
} as const;
