/** Path and query of an address that WordPress or the site names, whatever host it carries: links point at either. */
export function pathOf(link: string): string {
  // Two slashes at the start are a spelling of a path here, no host.
  if (link.startsWith('/')) return link.split('#')[0] ?? link;
  const url = URL.canParse(link) ? new URL(link) : null;
  return url ? `${url.pathname}${url.search}` : link;
}

/**
 * Returns one spelling for equivalent addresses: hex digits, unescaped letters and fragments make no difference, and an
 * uploaded file is the same below `/media/`.
 */
export function comparable(path: string): string {
  const [before = ''] = path.split('#');
  const [pathname = '', query] = before.split('?');
  const plain = unescape(pathname).replace(/^\/wp-content\/uploads\//, '/media/');
  return query ? `${plain}?${query}` : plain;
}

/**
 * Whether two addresses are equal except for case, doubled slashes, the last slash and index.php: one redirect may fix
 * several of these.
 */
export function looselyEqual(one: string, other: string): boolean {
  const loose = (path: string) =>
    comparable(path)
      .toLowerCase()
      .replaceAll(/\/+/g, '/')
      .replace(/^\/index\.php\//, '/')
      .replace(/\/$/, '');
  return loose(one) === loose(other);
}

function unescape(pathname: string): string {
  // An escaped slash stays escaped.
  const segments = pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment).replaceAll('/', '%2f');
    } catch {
      return segment.toLowerCase();
    }
  });
  return segments.join('/');
}
