/**
 * Every template and every state of one, on a phone and on a wide screen. Each page is opened once; many checks read it, in the
 * order below: the last ones use the page and change it. Other states: accessibility-states.spec.ts.
 */
import { readFileSync } from 'node:fs';
import { missingNodes, strangeAddresses } from '@/__tests__/support/structured-data';
import { colorPairs } from '@/site-config/validation/contrast/check';
import { colorPairsOf } from './support/accessibility/colors';
import { tabThroughPage } from './support/accessibility/tab-order';
import { pageProblems } from './support/accessibility/page-problems';
import { reflowProblems, sideways } from './support/accessibility/reflow';
import { renderedPictures, wrongPictures } from './support/pages/pictures';
import {
  expectSamePage,
  expectShown,
  meta,
  NOT_LISTED,
  own,
  readServed,
  shownOn,
} from './support/pages/structured-data';
import { htmlProblems } from './support/pages/valid-html';
import { openVisit, type Visit } from './support/pages/visit';
import { brand } from './support/settings';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';
import { touchAll } from './support/touch-all';

import type { Page } from '@playwright/test';

const NEARBY = '/nearby/';
const NOT_FOUND = '/no-such-page/';
const pages = { ...templatePages, ...otherPages, 'the facilities by distance': NEARBY, 'what is nowhere': NOT_FOUND };
const knownPairs = new Set(colorPairs(brand).map(({ colors }) => colors.join(' on ')));
/** Browsers report the page's own status as a problem. */
const OWN_STATUS = /^console: Failed to load resource.* 404|^status: 404 .*\/no-such-page\/$/;
/** Other pages are tabbed through on a wide screen only: a phone has the same stops, below each other. */
const KEYBOARD_ON_A_PHONE = new Set([
  'front-page',
  'single',
  'single-facility',
  'template-insurance-verification',
  'template-compare-facilities',
]);

/** They have a template's layout with less in it, or its next part. */
const ON_A_WIDE_SCREEN_ONLY = new Set([
  'page 2 of a list',
  'page 2 of the reviews',
  'the reviews of one source',
  'a search that finds nothing',
  'the search form alone',
  'part 2 of a text',
  'a page with the way to be called',
]);

const privacyDocs = readFileSync('docs/privacy.md', 'utf8');
const isNamedInDocs = (name: string) =>
  ['', '__Host-', '__Secure-'].some((prefix) => privacyDocs.includes(`\`${prefix}${name}\``));

/**
 * Links of the contents list, "In this section" and "Read on" that the main part shows a second time: in its text or in another
 * list. Calls to action and the breadcrumb may repeat one.
 */
async function repeatedLinks(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const pathsOf = (selector: string) =>
      [...main.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href')?.replace(/(.)#.*/, '$1') ?? []);
    const all = pathsOf('a:not(.button, .breadcrumbs *)');
    const listed = pathsOf('nav:is(.table-of-contents, :has(> h2)) a');
    return listed.filter((path) => all.indexOf(path) !== all.lastIndexOf(path));
  });
}

for (const [name, path] of Object.entries(pages)) {
  test.describe(name, { tag: ON_A_WIDE_SCREEN_ONLY.has(name) ? '@desktop' : [] }, () => {
    // One worker tests a page; a failing check does not skip the next ones.
    test.describe.configure({ mode: 'default' });
    const smoke = name in templatePages ? ['@smoke'] : [];
    let visit: Visit;
    test.beforeAll(async ({ browser, baseURL, isMobile }) => {
      visit = await openVisit(browser, path, { isPhone: isMobile, baseURL });
    });
    test.afterAll(() => visit.page.context().close());

    test(
      'is whole: its status, one main part and heading, no error, nothing wider than the screen',
      { tag: smoke },
      async () => {
        const { page, html, problems } = visit;
        expect(visit.status).toBe(path === NOT_FOUND ? 404 : 200);
        expect(html).toContain(
          `<main data-template="${path === NOT_FOUND ? '404' : name in templatePages ? name : ''}`,
        );
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        expect(html).not.toMatch(
          /\/index\.php\?graphql|127\.0\.0\.1:87\d\d|fonts\.(?:googleapis|gstatic)|name="generator"|x-powered-by|__NEXT_DATA__/i,
        );
        if (path === NOT_FOUND) expect([meta(html, 'robots'), readServed(html).data]).toEqual(['noindex', []]);
        expect(problems.filter((problem) => path !== NOT_FOUND || !OWN_STATUS.test(problem))).toEqual([]);
        const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          'ids used twice',
        ).toEqual([]);
        expect(await sideways(page)).toEqual([]);
      },
    );

    test('shows no link twice in its lists', { tag: '@desktop' }, async () => {
      expect(await repeatedLinks(visit.page)).toEqual([]);
    });

    test('is valid HTML as the server sent it', { tag: '@desktop' }, async () => {
      expect(await htmlProblems(visit.html)).toEqual([]);
    });

    test('requests nothing from other sites, and stores only what docs/privacy.md names', async ({ baseURL }) => {
      const { page, requests } = visit;
      const hints = await page
        .locator('link:is([rel~="preconnect"], [rel~="dns-prefetch"], [rel~="preload"], [rel~="prefetch"])')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            // A picture in several sizes is named by these alone.
            const sizes = (link.getAttribute('imagesrcset') ?? '').split(', ').map((size) => size.split(' ')[0]);
            return [link.getAttribute('href'), ...sizes].flatMap((address) =>
              address ? [new URL(address, document.baseURI).href] : [],
            );
          }),
        );
      expect(
        [...requests, ...hints].filter((url) => !url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url)),
      ).toEqual([]);
      expect(requests.length).toBeGreaterThan(5);
      expect(requests.filter((url) => /graphql|faust|wp-json/.test(url))).toEqual([]);
      const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
      expect(keys.length).toBeGreaterThan(0);
      expect([...keys, ...cookies].filter((key) => !isNamedInDocs(key))).toEqual([]);
    });

    if (path !== NOT_FOUND) {
      test(
        '[S5.4] has structured data at the brand’s addresses, whose references lead to a node and which matches the page',
        { tag: '@desktop' },
        async () => {
          const served = readServed(visit.html);
          expect(missingNodes(served.data)).toEqual([]);
          expect(strangeAddresses(served.data, brand.domain)).toEqual([]);
          if (NOT_LISTED.includes(path)) return expect(served.data).toEqual([]);
          const shown = await shownOn(visit.page);
          expectSamePage(served, shown);
          expectShown(served, shown);
        },
      );

      test(
        'has a head with a title, one address and all that a link’s preview shows',
        { tag: '@desktop' },
        async ({ request }) => {
          const { html } = visit;
          const isListed = !NOT_LISTED.includes(path);
          expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy();
          expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(isListed ? own + path : undefined);
          expect(meta(html, 'robots')).toBe(isListed ? 'max-image-preview:large' : 'noindex');
          expect(meta(html, 'og:url')).toMatch(new RegExp(`^${own}/`));
          expect([meta(html, 'og:site_name'), meta(html, 'og:locale')]).toEqual([brand.fullName, 'en_US']);
          expect(meta(html, 'og:type')).toMatch(/^(?:article|profile|website)$/);
          expect(Number(meta(html, 'og:image:width')) * Number(meta(html, 'og:image:height'))).toBeGreaterThan(0);
          const image = meta(html, 'og:image') ?? '';
          expect(image.startsWith(`${own}/`)).toBe(true);
          expect((await request.get(image.slice(own.length))).headers()['content-type']).toMatch(
            /^image\/(?:jpeg|png|webp|gif)/,
          );
        },
      );
    }

    // On a phone once a template: its other states have its layout.
    test(
      'has no problem that axe finds, headings in order, targets that fingers hit',
      { tag: name in templatePages ? smoke : '@desktop' },
      async () => {
        expect(await pageProblems(visit.page)).toEqual([]);
      },
    );

    test('has only colors that site-config/validation/contrast/pairs.ts knows', async () => {
      const pairs = (await colorPairsOf(visit.page)).filter(
        ({ ink, ground }) => !knownPairs.has(`${ink} on ${ground}`),
      );
      expect(pairs).toEqual([]);
    });

    test('loads each picture in the smallest size that is sharp', async () => {
      expect(wrongPictures(await renderedPictures(visit.page))).toEqual([]);
    });

    test('can be used by keyboard', { tag: KEYBOARD_ON_A_PHONE.has(name) ? [] : '@desktop' }, async () => {
      await visit.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const { stops, problems } = await tabThroughPage(visit.page);
      expect(problems).toEqual([]);
      expect(stops.length).toBeGreaterThan(15);
    });

    // A policy does not depend on the screen.
    test(
      'does nothing that its own policies refuse: scrolled through, unfolded, typed into, its embeds loaded',
      { tag: '@desktop' },
      async () => {
        await touchAll(visit.page);
        expect(visit.policy.found).toEqual([]);
      },
    );

    test('needs no sideways scrolling on a phone in large type, or in a wide window at 200 %', async ({ isMobile }) => {
      const [width, height] = isMobile ? [320, 640] : [640, 400];
      expect(await reflowProblems(visit.page, width, height)).toEqual([]);
    });
  });
}
