/** What crawlers and browsers request beside pages (docs/feeds-and-sitemaps.md), from the running site. */
import sharp from 'sharp';
import { headLinks, robotsMeta, sitemapPages } from './support/crawlers';
import { brand } from './support/settings';
import { expect, test } from './support/test';

test.describe('the sitemap', { tag: '@desktop' }, () => {
  test('names nothing that robots.txt refuses, and is named there', async ({ request }) => {
    const response = await request.get('/robots.txt');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await response.text()).split('\n');
    const refused = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
    expect(refused).toEqual(expect.arrayContaining(['/api/', '/preview/', '/search/']));
    expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([
      `Sitemap: https://${brand.domain}/sitemap.xml`,
    ]);
    const named = (await sitemapPages(request)).flatMap(({ path, images }) => [path, ...images]);
    expect(named.filter((path) => refused.some((beginning) => path.startsWith(beginning)))).toEqual([]);
  });
});

test.describe('what a browser shows around a page', { tag: '@desktop' }, () => {
  test('is announced in its head, and there', async ({ page, request }) => {
    await page.goto('/about/');
    const html = await (await request.get('/about/')).text();
    const icons = [...headLinks(html, 'icon'), ...headLinks(html, 'apple-touch-icon')];
    expect(icons).toHaveLength(3);
    for (const icon of icons) {
      const response = await request.get(icon);
      expect([icon, response.status(), response.headers()['content-type']]).toEqual([
        icon,
        200,
        expect.stringMatching(/^image\//),
      ]);
      expect(response.headers()['cache-control']).toContain('max-age=86400');
    }
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', brand.palettes.primary.default);
  });

  test('is a manifest whose icons have their declared size', async ({ request }) => {
    const [path = ''] = headLinks(await (await request.get('/')).text(), 'manifest');
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      '/site.webmanifest',
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest: { name: string; start_url: string; icons: { src: string; sizes: string; type: string }[] } =
      await response.json();
    expect([manifest.name, manifest.start_url]).toEqual([brand.fullName, '/']);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
      const { width, height, format } = await sharp(await icon.body()).metadata();
      expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
    }
  });

  for (const [path, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/apple-touch-icon-precomposed.png', /^image\/png/],
  ] as const) {
    test(`is at ${path} at its default address`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers()['content-type'], response.headers()['cache-control']]).toEqual([
        200,
        expect.stringMatching(type),
        expect.stringContaining('max-age=86400'),
      ]);
      const own = await request.get(
        path === '/favicon.ico' ? `/brands/${brand.code}/favicon.ico` : `/brands/${brand.code}/apple-touch-icon.png`,
      );
      expect((await response.body()).equals(await own.body())).toBe(true);
    });
  }
});

test.describe('what is not there', { tag: '@desktop' }, () => {
  for (const path of [
    '/no-such-page/',
    '/about/no-such-page/',
    '/blog/page/999/',
    '/2031/',
    '/tag/no-such-tag/',
    '/wp-admin/x/',
    '/nope.php/',
    '/API/nope',
    '/?p=99999999',
  ]) {
    test(`has a message page: ${path}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0, headers: { Accept: 'text/html' } });
      const html = await response.text();
      expect([response.status(), robotsMeta(html)]).toEqual([404, { canonical: null, isHidden: true }]);
      expect(html).toMatch(/<header class="[^"]*\bmasthead\b/);
      expect(response.headers()['cache-control']).toMatch(/^s-maxage=60$|no-store/);
    });
  }

  for (const path of [
    '/foo.php',
    '/wp-cron.php',
    '/xmlrpc.php',
    '/.env',
    '/.git/config',
    '/.hidden/',
    '/no-such-picture.png',
    '/WP-Login.PHP',
    '/sitemap.xml.gz',
    '/.well-known/other.txt',
    '/brands/XYZ/logo.svg',
    '/_next/static/chunks/gone.js',
    '/browser/main-00000000.js',
  ]) {
    test(`is a line of text where a file is requested: ${path}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers()['content-type'], await response.text()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'There is no such file.\n',
      ]);
      expect(response.headers()['x-robots-tag']).toContain('noindex');
      expect(response.headers()['cache-control']).toBe('public, s-maxage=60');
    });
  }

  for (const path of ['/api/no-such-route', '/api/', '/api/visitor/x']) {
    test(`is an error for scripts below /api/: ${path}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), await response.json()]).toEqual([
        404,
        { error: { code: 'not-found', message: expect.any(String) } },
      ]);
      expect([response.headers()['cache-control'], response.headers()['x-robots-tag']]).toEqual([
        'no-store',
        'noindex',
      ]);
    });
  }
});

test.describe('an address that moved', { tag: '@desktop' }, () => {
  for (const [path, status, location] of [
    ['/verify/', 308, '/verify-insurance/'],
    ['/visit/', 307, '/contact/'],
    ['/get-help/', 308, '/if-you-need-help-today/'],
    ['/verify/?utm_source=mail&gclid=A', 308, '/verify-insurance/?utm_source=mail&gclid=A'],
    ['/visit/?utm_source=mail', 307, '/contact/?utm_source=mail'],
    // Another site does not receive the visitor's parameters.
    ['/helpline/?gclid=A', 307, 'https://www.samhsa.gov/find-help/national-helpline'],
  ] as const) {
    test(`is one redirect: ${path}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([status, location]);
      if (location.startsWith('/')) expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  test('in a circle is not there', async ({ request }) => {
    expect((await request.get('/our-story/', { maxRedirects: 0 })).status()).toBe(404);
  });
});
