import { permissionsPolicy } from './permissions';

export interface Header {
  key: string;
  value: string;
}

/** As next.config's `headers` has them. */
export interface HeaderRule {
  source: string;
  missing?: { type: 'query'; key: string }[];
  headers: Header[];
}

/**
 * A year. Without `includeSubDomains`: other hosts of the domain (WordPress among them) are not this site's to decide
 * about. Without `preload`: nobody gets off that list within months. Who is in front of the site may say more.
 */
const HSTS = 'max-age=31536000';

/** Of every answer there is, also of those that Next does not give (bridge/platform/request/watch). */
export function everyAnswer(isDev: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Who is linked to, framed or loaded never learns a path, nor that somebody comes from a site like this one.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A browser ignores it where it comes without encryption; behind a proxy this server can't tell.
    ...(!isDev && { 'Strict-Transport-Security': HSTS }),
  };
}

/** Pictures, which search engines, feed readers and mails show on pages of their own. */
const SHARED = ['/media/:path*', '/brands/:path*', '/_next/image'];
/** All but uploads, which bridge/cache/media serves under a stricter one, and what is no document anywhere. Scripts too: a worker's policy is that of its file. */
const UNDER_POLICY = '/((?!media/|fonts/).*)';
/** All that may be a document with scripts; what a missing file is answered with is one. */
const DOCUMENTS = '/((?!_next/static/|_next/image|browser/|media/|fonts/|brands/).*)';
/** Where editors come with a window of WordPress's behind them, which is to find this one again: previews, and the way to them. */
const VISITORS = '/((?!_next/|browser/|media/|fonts/|brands/|api/|preview/).*)';

const rule = (source: string, headers: Record<string, string>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * The headers of every answer (docs/decisions/0016). The later rule wins; what a route sets itself wins over all of them.
 * @param policy the pages' Content-Security-Policy
 */
export function headerRules(policy: string, isDev: boolean): HeaderRule[] {
  return [
    rule('/:path*', everyAnswer(isDev)),
    ...SHARED.map((source) => rule(source, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    rule(UNDER_POLICY, { 'Content-Security-Policy': policy }),
    rule(DOCUMENTS, { 'Permissions-Policy': permissionsPolicy() }),
    // Who opened this page in a window may not look into it.
    {
      ...rule(VISITORS, { 'Cross-Origin-Opener-Policy': 'same-origin' }),
      missing: [{ type: 'query', key: 'preview' }],
    },
  ];
}
