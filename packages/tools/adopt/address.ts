import { decode } from '@footbridge/shared/decode';

export interface Address {
  path: string;
  /** The kind, for the table: post, category, date, search, spelling … */
  kind: string;
  /** WordPress itself links it, so the site must respond there, without a redirect. */
  isListed: boolean;
  /** The brand titles the page itself: the front page, the archives of the content model. */
  hasOwnTitle?: boolean;
  id?: number;
  date?: string;
}

/**
 * Returns path and query of an address that WordPress or the site names, whatever host it has: links point at either.
 * @param folder of a WordPress below its host, without a slash at the end
 */
export function pathOf(link: string, folder = ''): string {
  const url = link.startsWith('/') ? null : URL.parse(link);
  const path = url ? `${url.pathname}${url.search}` : (link.split('#')[0] ?? link);
  return folder && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
}

/** Returns one spelling of equivalent addresses: hex digits and unescaped letters make no difference, an upload is below `/media/`. */
export function comparable(path: string): string {
  const [pathname = '', query] = path.split('?');
  // An escaped slash stays escaped.
  const segments = pathname.split('/').map((segment) => {
    return decode(segment, null)?.replaceAll('/', '%2f') ?? segment.toLowerCase();
  });
  const plain = segments.join('/').replace(/^\/wp-content\/uploads\//, '/media/');
  return query ? `${plain}?${query}` : plain;
}

/** Returns whether two addresses are equal except for case, doubled slashes, the last slash and index.php. */
export function looselyEqual(one: string, other: string): boolean {
  const loose = (path: string) =>
    comparable(path)
      .toLowerCase()
      .replaceAll(/\/+/g, '/')
      .replace(/^\/index\.php\//, '/')
      .replace(/\/$/, '');
  return loose(one) === loose(other);
}
