import { NextResponse } from 'next/server';

import { routeRequest } from '@/bridge/pages/routing/route';
import { clearAsked } from '@/bridge/editors/cache-actions/flags';
import { isFileName, MISSING_FILE } from '@/bridge/platform/request/missing-file';
import { MARKER_COOKIE } from '@/bridge/platform/request/editor-cookie';
import { contentType } from '@/bridge/platform/request/content-type';
import { machineRoute } from '@/bridge/feeds/documents/route';
import { redirectLocation } from '@/bridge/wordpress/url/location';

import type { NextRequest } from 'next/server';

/** Drawn by pages/index.php: a slug has no dots, so no page of WordPress can lie there. */
const RESOLVER = '/index.php/';

/** Where forms are posted to (shared/forms/names), with script as JSON. */
const LEAD_ROUTES = /^\/api\/(?:lead|insurance)$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Forms that are sent without script are answered by a page: an API route has no frame to draw. */
function answerForm(request: NextRequest): NextResponse {
  const isForm =
    request.method === 'POST' &&
    contentType({ 'content-type': request.headers.get('content-type') ?? '' }) === FORM_TYPE;
  return isForm ? NextResponse.rewrite(new URL('/lead/', request.url)) : NextResponse.next();
}

/** Where an editor's `?clear-cache` is judged; null for all others, who get the kept page as if the flag were not there. */
function clearing(request: NextRequest): string | null {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!request.cookies.has(MARKER_COOKIE) || !clearAsked(pathname, searchParams)) return null;
  return `/api/clear-cache?address=${encodeURIComponent(pathname + search)}`;
}

/**
 * Judges addresses that are spelled otherwise than this site spells them (docs/decisions/0009); all others never come
 * here, see the matchers below.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = new URL(request.url);
  if (LEAD_ROUTES.test(pathname)) return answerForm(request);
  const route = routeRequest(pathname, searchParams);
  if (route.kind === 'continue') {
    const machine = machineRoute(pathname) ?? clearing(request);
    return machine ? NextResponse.rewrite(new URL(machine, request.url)) : NextResponse.next();
  }
  const location = 'destination' in route ? redirectLocation(route.destination) : null;
  if (location !== null && route.kind === 'preview') {
    const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
    return NextResponse.redirect(new URL(location, request.url), { status: 307, headers });
  }
  if (location !== null) return NextResponse.redirect(new URL(location, request.url), 308);
  if (route.kind === 'not-found' && isFileName(pathname)) return new NextResponse(MISSING_FILE.text, MISSING_FILE);
  // One address for all that is nowhere, made for each request: hostile paths must not fill the page cache.
  return NextResponse.rewrite(new URL(route.kind === 'resolve' ? `${RESOLVER}?${route.query}` : RESOLVER, request.url));
}

/**
 * Only what can be misspelled: run on every request it would cost 40 % of the throughput. Next reads these before any
 * code runs, so they are written out; __tests__/proxy.test.ts holds them to bridge/pages/routing/query-names.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|media/|brands/|fonts/).*%.*)',
    '/((?!_next/|api/|media/|brands/|fonts/).*[A-Z].*)',
    // Without the slash at the end; Next lets every source end in an optional one, hence the last look-ahead.
    '/((?!_next/|api/|media/)(?:.*/)?[^/.]+(?!/))',
    // Longer than any address, whatever the letters.
    '/((?!_next/|api/|media/).{2000,})',
    '/index.php/:path*',
    '/wp-content/uploads/:path*',
    '/(wp-sitemap.*\\.xml)',
    '/((?:.*/)?feed/(?:rss2?|rdf|atom))/',
    '/(rss2?|rdf|atom)/',
    '/(.+)/embed/',
    // Forms without script.
    {
      source: '/api/(lead|insurance)',
      has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    },
    // Not misspelled, but documents that no page can send (docs/feeds-and-sitemaps.md).
    '/((?:.*/)?feed)/',
    '/(.+)/(rss2?|rdf|atom)/',
    '/(sitemap(?:-[a-z]+-\\d+)?\\.xml)',
    '/(robots\\.txt|site\\.webmanifest|favicon\\.ico|apple-touch-icon(?:-precomposed)?\\.png)',
    { source: '/(.*)', has: [{ type: 'query', key: 'preview' }] },
    // An editor's `?clear-cache`: by the cookie, because a flag without a value is matched by no rule.
    { source: '/((?!_next/|api/|media/|brands/|fonts/).*)', has: [{ type: 'cookie', key: 'footbridge-editor' }] },
    { source: '/(.*)', has: [{ type: 'query', key: 'paged' }] },
    { source: '/(.*)', has: [{ type: 'query', key: 'cpage' }] },
    { source: '/(.*)', has: [{ type: 'query', key: 'feed' }] },
    { source: '/((?!search/|comment/|preview/).*)', has: [{ type: 'query', key: 'page' }] },
    { source: '/', has: [{ type: 'query', key: 's' }] },
    { source: '/page/(.*)', has: [{ type: 'query', key: 's' }] },
    { source: '/', has: [{ type: 'query', key: 'sitemap' }] },
    { source: '/', has: [{ type: 'query', key: 'p' }] },
    { source: '/', has: [{ type: 'query', key: 'page_id' }] },
    { source: '/', has: [{ type: 'query', key: 'attachment_id' }] },
    { source: '/', has: [{ type: 'query', key: 'name' }] },
    { source: '/', has: [{ type: 'query', key: 'pagename' }] },
    { source: '/', has: [{ type: 'query', key: 'attachment' }] },
    { source: '/', has: [{ type: 'query', key: 'post_type' }] },
    { source: '/', has: [{ type: 'query', key: 'cat' }] },
    { source: '/', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/', has: [{ type: 'query', key: 'tag' }] },
    { source: '/', has: [{ type: 'query', key: 'taxonomy' }] },
    { source: '/', has: [{ type: 'query', key: 'term' }] },
    { source: '/', has: [{ type: 'query', key: 'author' }] },
    { source: '/', has: [{ type: 'query', key: 'author_name' }] },
    { source: '/', has: [{ type: 'query', key: 'm' }] },
    { source: '/', has: [{ type: 'query', key: 'year' }] },
    { source: '/', has: [{ type: 'query', key: 'monthnum' }] },
    { source: '/', has: [{ type: 'query', key: 'day' }] },
    { source: '/', has: [{ type: 'query', key: 'facility' }] },
    { source: '/', has: [{ type: 'query', key: 'contributor' }] },
    { source: '/', has: [{ type: 'query', key: 'post_format' }] },
    { source: '/', has: [{ type: 'query', key: 'treatment_topic' }] },
  ],
};
