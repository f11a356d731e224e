/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { listen } from '@footbridge/tools/process/listen';

import { pictureFile, typefaceFile } from '@footbridge/bridge/pages/brand-files/find';
import { serveFile } from '@footbridge/bridge/pages/brand-files/serve';
import { fontFiles } from '@/site-config/fonts';
import { site } from '@/site-config/site';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, folder, ...segments] = (request.url ?? '').split('/').map(decodeURIComponent);
    const file = folder === 'brands' ? pictureFile(segments) : typefaceFile(segments);
    void serveFile(request, response, file, 'public, max-age=60');
  });
  origin = await listen(server);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method });

describe('a brand’s picture', () => {
  it('is served with its type, a lifetime and validators', async () => {
    const response = await get(site.logo);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(`site-config/brands/${site.code}/logo.svg`));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    // Without a Cache-Control of its own, fetch sends no-cache.
    const again = await get(site.logo, {
      'if-none-match': response.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('has headers alone for HEAD, and a part for a range', async () => {
    const head = await get(site.logo, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const part = await get(site.logo, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '<svg']);
  });

  it.each([
    `/brands/${site.code}/brand.json`,
    `/brands/${site.code}/content`,
    `/brands/${site.code}/content/place.json`,
    `/brands/${site.code}/..%2f${site.code}%2flogo.svg`,
    `/brands/${site.code}/missing.svg`,
    `/brands/${site.code}/`,
    '/brands/brand.schema.json',
    '/brands/XYZ/logo.svg',
    '/brands/__proto__/logo.svg',
    '/fonts/XYZ/x.woff2',
    '/fonts/constructor',
  ])('is nothing else: %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
  });

  it('takes no other method', async () => {
    expect((await get(site.logo, {}, 'POST')).status).toBe(404);
  });
});

describe('a typeface of the brand', () => {
  it.each(fontFiles(site))('is served: $url', async ({ url, source }) => {
    const response = await get(url);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(Number(response.headers.get('content-length'))).toBe(readFileSync(source).length);
  });

  it('has its license beside it', async () => {
    const { url, family } = fontFiles(site)[0] ?? { url: '', family: null };
    const name = family?.package.split('/').at(-1);
    const response = await get(url.replace(/[^/]+$/, `${name}.LICENSE.txt`));
    expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
  });
});
