/**
 * Every brand of one build: what crawlers and browsers fetch (docs/search-engines.md), and every link of the site, by its HTML,
 * fetched once: of the main brand all, of the others those that they name themselves, a fifth of the sitemap, and what these
 * link to that the sitemap does not have; at night all. Each template in a browser: pages.spec.ts.
 */
import type { APIRequestContext } from '@playwright/test';
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { sites } from '@/site-config/brands';
import type { SiteConfig } from '@/site-config/types';
import { E2E_SITE } from '../support/settings';
import { crawl, headLinks, pathOf, sitemapPages, type CrawledPage, type SitemapPage } from '../support/crawl';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

/** Later pages of lists, texts and discussions, and dates: the pages that lead there are in the sitemap, these are not. */
const LED_TO = /\/(?:page\/\d+|comment-page-\d+|\d+)\/$/;
/** A page that requires a password may show its title, but is not listed. */
const ASKS_FOR_PASSWORD = /<form\b[^>]*\saction="\/unlock\//;

const configuredPaths = (brand: SiteConfig): string[] => [
  brand.admissionsPath,
  brand.aboutPath,
  brand.reviewsPath,
  brand.veteranPath,
  ...brand.specialPaths,
  ...[...brand.outpatientPaths, ...brand.levelsOfCarePaths].map(({ path }) => path),
  ...(brand.mentalHealthPath ? [brand.mentalHealthPath] : []),
];
const PART = 5;

for (const [index, brand] of sites.entries()) {
  test.describe(brand.code, () => {
    test.describe.configure({ mode: 'default' });
    const own = `https://${brand.domain}`;
    let wordPress: EmbeddedWordPress;
    let site: SiteProcess;
    let request: APIRequestContext;
    let pages: Map<string, CrawledPage>;
    let named: SitemapPage[];
    const isWhole = brand.code === E2E_SITE || process.env.FOOTBRIDGE_LONG === '1';
    const sample = <Item>(all: readonly Item[]): Item[] => all.filter((_, at) => isWhole || at % PART === 0);

    test.beforeAll(async ({ playwright }) => {
      // Each page is rendered first.
      test.setTimeout(5 * 60_000);
      wordPress = await startWordPress(24_000 + 10 * index, { site: brand.code });
      const env = { SITE: brand.code, NEXT_PUBLIC_SITE: '' };
      site = await serveBuild(wordPress.url, await nextFreePort(24_200 + 10 * index), { env });
      request = await playwright.request.newContext({ baseURL: site.url });
      named = await sitemapPages(request, own);
      const paths = named.map(({ path }) => path);
      const start = new Set(['/', '/facilities/', ...configuredPaths(brand), ...sample(paths)]);
      pages = await crawl(request, [...start], new Set(isWhole ? [] : paths));
    });
    test.afterAll(async () => {
      await request?.dispose();
      await site?.stop();
      await wordPress?.close();
    });

    test('the front page is the brand’s', async ({ page, watch }) => {
      await page.goto(site.url);
      await expect(page).toHaveTitle(new RegExp(brand.shortName));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${own}/`);
      await expect(page.getByRole('banner').locator(`img[src="${brand.logo}"]`)).toBeVisible();
      await expect(
        page.locator(`a[href="${brand.callNumbers.default.tel}"]`).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', new RegExp(brand.look.fonts.body.name));
      expect(watch.problems).toEqual([]);
    });

    test('[S2.2] [S2.3] [S2.4] [S2.5] [S2.6] every configured path is a page', () => {
      const facts = configuredPaths(brand).map((path) => [path, pages.get(path)?.status]);
      expect(facts).toEqual(configuredPaths(brand).map((path) => [path, 200]));
    });

    test('has no link that leads nowhere', () => {
      const broken = [...pages]
        .filter(([, { status }]) => status !== 200)
        .map(([path, { status, from }]) => `${path}: ${status}, linked from ${from}`);
      expect(broken).toEqual([]);
      expect(pages.size, 'addresses').toBeGreaterThanOrEqual(isWhole ? 60 : 20);
    });

    test('has one heading, one main part and a title on each page, and no id twice', () => {
      const hasRepeatedId = (html: string) => {
        const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
        return new Set(ids).size < ids.length;
      };
      const wrong = [...pages].filter(
        ([, { isHtml, html }]) =>
          isHtml &&
          (html.match(/<h1[\s>]/g)?.length !== 1 ||
            html.match(/<main\b[^>]*\sdata-template=/g)?.length !== 1 ||
            !/<title[^>]*>[^<]*\S/.test(html) ||
            hasRepeatedId(html)),
      );
      expect(wrong.map(([path]) => path)).toEqual([]);
    });

    test('has a sitemap of pages that are there, call themselves by that address, and may be shown', () => {
      expect(named.length).toBeGreaterThan(60);
      const crawled = named.filter(({ path }) => pages.has(path));
      const facts = crawled.map(({ path }) => [
        path,
        pages.get(path)?.status,
        pages.get(path)?.canonical,
        pages.get(path)?.isHidden,
      ]);
      expect(facts).toEqual(crawled.map(({ path }) => [path, 200, `${own}${path}`, false]));
    });

    test('has a sitemap with every page that links lead to and that may be shown', () => {
      const inSitemap = new Set(named.map(({ path }) => path));
      const missing = [...pages].filter(
        ([path, { status, isHtml, html, canonical, isHidden }]) =>
          status === 200 &&
          isHtml &&
          !isHidden &&
          pathOf(own, canonical ?? '') === path &&
          !LED_TO.test(path) &&
          !ASKS_FOR_PASSWORD.test(html) &&
          !inSitemap.has(path),
      );
      expect(missing.map(([path]) => path)).toEqual([]);
    });

    test('has a sitemap whose pictures are there', async () => {
      const images = new Set(named.flatMap((page) => page.images));
      expect(images.size).toBeGreaterThan(10);
      for (const image of sample([...images])) {
        const response = await request.get(image, { maxRedirects: 0 });
        expect
          .soft([image, response.status(), response.headers()['content-type']])
          .toEqual([image, 200, expect.stringMatching(/^image\//)]);
      }
    });

    test('has a robots.txt that names the sitemap and refuses nothing that is in it', async () => {
      const response = await request.get('/robots.txt');
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const lines = (await response.text()).split('\n');
      const refused = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
      expect(refused).toEqual(expect.arrayContaining(['/api/', '/preview/', '/search/?']));
      expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${own}/sitemap.xml`]);
      const inSitemap = named.flatMap(({ path, images }) => [path, ...images]);
      expect(inSitemap.filter((path) => refused.some((beginning) => path.startsWith(beginning)))).toEqual([]);
    });

    test('has icons, feeds and a color in the heads of its pages', async () => {
      const html = pages.get(brand.aboutPath)?.html ?? '';
      const icons = [...headLinks(html, 'icon'), ...headLinks(html, 'apple-touch-icon')];
      expect(icons).toHaveLength(3);
      for (const icon of icons) {
        const response = await request.get(icon);
        expect([icon, response.status(), response.headers()['content-type']]).toEqual([
          icon,
          200,
          expect.stringMatching(/^image\//),
        ]);
      }
      expect(headLinks(pages.get('/facilities/')?.html ?? '', 'alternate')).toEqual(['/facilities/feed/']);
      expect(html).toContain(`<meta name="theme-color" content="${brand.palettes.primary.default}"`);
    });
  });
}
