/** The cache headers of each kind of response, as in the table of docs/scaling.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';

import type { APIRequestContext } from '@playwright/test';

const DOCS = readFileSync(join(__dirname, '../docs/scaling.md'), 'utf8');

/** Returns a script, a typeface and a picture that a page loads. */
async function named(request: APIRequestContext, what: string): Promise<string> {
  const html = await (await request.get('/about/')).text();
  const places: Record<string, string | undefined> = {
    script: /\/browser\/[^"]+\.js/.exec(html)?.[0],
    typeface: /\/fonts\/[^"]+\.woff2/.exec(html)?.[0],
    picture: /\/_next\/image\?[^" ]+/.exec(html)?.[0].replaceAll('&amp;', '&'),
  };
  return places[what] ?? what;
}

const KINDS: [what: string, path: string, value: string][] = [
  ['a page', '/about/', 's-maxage=3600, stale-while-revalidate=82800'],
  ['a page that is not there', '/no-such-page/', 's-maxage=60'],
  ['a search', '/search/opioids/', 'private, no-store'],
  ['the facilities by distance', '/nearby/', 'private, no-cache'],
  ['a preview', '/?p=12&preview=true', 'private, no-store'],
  ['a feed', '/feed/', 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400'],
  ['the sitemap', '/sitemap.xml', 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400'],
  ['robots.txt', '/robots.txt', 'public, max-age=300'],
  ['the manifest', '/site.webmanifest', 'public, max-age=86400'],
  ['a file that is not there', '/no-such.txt', 'public, s-maxage=60'],
  ['a script', 'script', 'public, max-age=31536000, immutable'],
  ['a typeface', 'typeface', 'public, max-age=2592000, stale-while-revalidate=2592000'],
  ['a picture made smaller', 'picture', 'public, max-age=86400, must-revalidate'],
  ['an upload', '/media/2026/03/house-front.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['an icon', '/favicon.ico', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['the API', '/api/visitor', 'no-store'],
];

for (const [what, path, value] of KINDS) {
  test(`${what} has the documented cache headers`, { tag: '@desktop' }, async ({ request }) => {
    const response = await request.get(await named(request, path), { maxRedirects: 0 });
    expect(response.headers()['cache-control']).toBe(value);
    expect(DOCS).toContain(`\`${value}\``);
  });
}
