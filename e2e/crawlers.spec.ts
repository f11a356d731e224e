/** What crawlers and browsers request beside pages (docs/search-engines.md), from the running site. */
import { headLinks, sitemapPages } from './support/crawlers';
import { brand } from './support/settings';
import { expect, test } from './support/test';

test.describe('the sitemap', { tag: '@desktop' }, () => {
  test('names nothing that robots.txt refuses, and is named there', async ({ request }) => {
    const response = await request.get('/robots.txt');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await response.text()).split('\n');
    const refused = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
    expect(refused).toEqual(expect.arrayContaining(['/api/', '/preview/', '/search/?']));
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
    expect(headLinks(await (await request.get('/facilities/')).text(), 'alternate')).toEqual(['/facilities/feed/']);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', brand.palettes.primary.default);
  });
});
