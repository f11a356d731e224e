/** The headers of every kind of response (docs/decisions/0016), its cache headers as in the table of docs/scaling.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from './support/settings';
import { expect, test } from './support/test';

import type { APIRequestContext } from '@playwright/test';

const HSTS = 'max-age=31536000';
const DOCS = readFileSync(join(__dirname, '../docs/scaling.md'), 'utf8');

/** Returns the address of a script, a typeface or a picture that a page loads; any other as it is. */
async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get('/about/')).text();
  const assets: Record<string, RegExp> = {
    script: /\/browser\/[^"]+\.js/,
    typeface: /\/fonts\/[^"]+\.woff2/,
    picture: /\/_next\/image\?[^" ]+/,
  };
  return assets[path]?.exec(html)?.[0].replaceAll('&amp;', '&') ?? path;
}

const html = { policy: 'page', permissions: true } as const;
const file = { policy: 'page', permissions: false } as const;
/** Answered before Next, and no document (docs/decisions/0016). */
const bare = { policy: 'none', permissions: false } as const;

const loadedByOthers = { permissions: false, loadedBy: 'cross-origin' } as const;
const FEED = 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';
const UPLOAD = 'public, max-age=86400, stale-while-revalidate=604800';

/** A kind of response: its address, status, headers beside the common ones, and the documented Cache-Control. */
const KINDS: {
  what: string;
  path: string;
  method?: string;
  status: number;
  policy: 'page' | 'own' | 'none';
  permissions: boolean;
  loadedBy?: 'cross-origin';
  cache?: string;
}[] = [
  { what: 'a page', path: '/about/', status: 200, ...html, cache: 's-maxage=3600, stale-while-revalidate=82800' },
  { what: 'the same, by HEAD', path: '/about/', method: 'HEAD', status: 200, ...html },
  { what: 'a page that is not there', path: '/no-such-page/', status: 404, ...html, cache: 's-maxage=60' },
  { what: 'a hostile address', path: '/%E0%A4%A', status: 404, ...html },
  { what: 'a misspelled address', path: '/about', status: 308, ...bare },
  { what: 'a search', path: '/search/opioids/', status: 200, ...html, cache: 'private, no-store' },
  { what: 'the facilities by distance', path: '/nearby/', status: 200, ...html, cache: 'private, no-cache' },
  { what: 'the way to a preview', path: '/?p=12&preview=true', status: 307, ...bare, cache: 'private, no-store' },
  { what: 'a preview’s sign-in', path: '/preview/12/', status: 303, ...html },
  { what: 'a preview of nothing', path: '/preview/nothing-here/', status: 404, ...html },
  { what: 'a method that no page has', path: '/about/', method: 'POST', status: 405, ...html },
  { what: 'the API', path: '/api/visitor', status: 200, ...html, cache: 'no-store' },
  { what: 'the API, by a wrong method', path: '/api/lead', status: 405, ...html },
  { what: 'no API', path: '/api/no-such-route', status: 404, ...html },
  { what: 'health', path: '/api/health', status: 200, ...html },
  { what: 'a notice that is refused before Next', path: '/api/revalidate', method: 'POST', status: 401, ...bare },
  { what: 'a file that can be nowhere', path: '/_next/data/build/about.json', status: 404, ...bare },
  { what: 'a file that is nowhere', path: '/no-such.txt', status: 404, ...html, cache: 'public, s-maxage=60' },
  { what: 'a feed', path: '/feed/', status: 200, ...html, cache: FEED },
  { what: 'the sitemap', path: '/sitemap.xml', status: 200, ...html, cache: FEED },
  { what: 'robots.txt', path: '/robots.txt', status: 200, ...html, cache: 'public, max-age=300' },
  { what: 'the manifest', path: '/site.webmanifest', status: 200, ...html, cache: 'public, max-age=86400' },
  { what: 'an icon', path: '/favicon.ico', status: 200, policy: 'page', ...loadedByOthers, cache: UPLOAD },
  { what: 'a logo', path: `/brands/${brand.code}/logo.svg`, status: 200, policy: 'page', ...loadedByOthers },
  {
    what: 'an upload',
    path: '/media/2026/03/house-front.jpg',
    status: 200,
    policy: 'own',
    ...loadedByOthers,
    cache: UPLOAD,
  },
  { what: 'no upload', path: '/media/2026/03/no-such.jpg', status: 404, policy: 'none', ...loadedByOthers },
  {
    what: 'a picture made smaller',
    path: 'picture',
    status: 200,
    policy: 'own',
    ...loadedByOthers,
    cache: 'public, max-age=86400, must-revalidate',
  },
  { what: 'a picture that is refused', path: '/_next/image?url=x&w=1', status: 404, ...bare },
  { what: 'a script', path: 'script', status: 200, ...file, cache: 'public, max-age=31536000, immutable' },
  { what: 'a script that is not there', path: '/browser/main-00000000.js', status: 404, ...file },
  {
    what: 'a typeface',
    path: 'typeface',
    status: 200,
    ...bare,
    cache: 'public, max-age=2592000, stale-while-revalidate=2592000',
  },
];

test.describe('every response', { tag: '@desktop' }, () => {
  for (const { what, path, method = 'GET', status, policy, permissions, loadedBy = 'same-origin', cache } of KINDS) {
    test(`${what} carries its headers`, async ({ request }) => {
      const address = await addressOf(request, path);
      const response = await request.fetch(address, { method, maxRedirects: 0 });
      const headers = response.headers();
      expect([address, response.status()]).toEqual([address, status]);
      expect(headers).toMatchObject({
        'strict-transport-security': HSTS,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': loadedBy,
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      if (cache) {
        expect(headers['cache-control']).toBe(cache);
        expect(DOCS).toContain(`\`${cache}\``);
      }
      expect('permissions-policy' in headers).toBe(permissions);
      const sent = headers['content-security-policy'] ?? '';
      if (policy === 'none') expect(sent).toBe('');
      else expect(sent).toMatch(policy === 'page' ? /frame-ancestors 'self'/ : /sandbox/);
      const scripts = /script-src [^;]*/.exec(sent)?.[0] ?? '';
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https?:(?:\s|$)/);
      // No header reveals the software or its version.
      expect(
        Object.keys(headers).filter((name) => /^(?:server|via|x-powered-by|x-aspnet|x-generator|x-runtime)/.test(name)),
      ).toEqual([]);
      expect(JSON.stringify(headers)).not.toMatch(/next\.js|node\.js|wordpress\/\d|footbridge\/\d/i);
    });
  }

  test('has the request id of the site’s proxy', async ({ request }) => {
    expect(
      (await request.get('/about/', { headers: { 'x-request-id': 'from-the-proxy-1' } })).headers()['x-request-id'],
    ).toBe('from-the-proxy-1');
  });
});
