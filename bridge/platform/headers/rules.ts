import { permissionsPolicy } from './permissions';

export interface Header {
  key: string;
  value: string;
}

/** An entry of `headers` in next.config. */
export interface HeaderRule {
  source: string;
  missing?: { type: 'query'; key: string }[];
  headers: Header[];
}

/**
 * One year. No `includeSubDomains`, because other hosts of the domain, such as WordPress, are not this site's. No `preload`,
 * because removal from that list takes months. A proxy may send a stricter header.
 */
const HSTS = 'max-age=31536000';

/** Returns the headers of every response, including those that do not come from Next. */
export function commonHeaders(isDev: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Other origins learn neither the path nor the site that a visitor comes from.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Sent over http, too, where browsers ignore it: behind a proxy this server can't tell.
    ...(!isDev && { 'Strict-Transport-Security': HSTS }),
  };
}

/** Images, which search engines, feed readers and mails embed. */
const CROSS_ORIGIN = ['/media/:path*', '/brands/:path*', '/_next/image'];
/** All but fonts, and uploads, which bridge/cache/media serves with a stricter policy. Includes scripts: a worker's policy is that of its file. */
const WITH_CSP = '/((?!media/|fonts/).*)';
/** All that may be an HTML document. */
const DOCUMENTS = '/((?!_next/static/|_next/image|browser/|media/|fonts/|brands/).*)';
/** Without previews and sign-in, which WordPress opens in a window that it must find again. */
const ISOLATED_PAGES = '/((?!_next/|browser/|media/|fonts/|brands/|api/|preview/).*)';

const rule = (source: string, headers: Record<string, string>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Returns the header rules for next.config (docs/decisions/0016). A later rule wins; a header that a route sets wins over all.
 * @param policy Content-Security-Policy of pages
 */
export function headerRules(policy: string, isDev: boolean): HeaderRule[] {
  return [
    rule('/:path*', commonHeaders(isDev)),
    ...CROSS_ORIGIN.map((source) => rule(source, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    rule(WITH_CSP, { 'Content-Security-Policy': policy }),
    rule(DOCUMENTS, { 'Permissions-Policy': permissionsPolicy() }),
    // A page that opened this one cannot reach its window.
    {
      ...rule(ISOLATED_PAGES, { 'Cross-Origin-Opener-Policy': 'same-origin' }),
      missing: [{ type: 'query', key: 'preview' }],
    },
  ];
}
