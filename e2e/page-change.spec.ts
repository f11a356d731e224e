/** Navigation between pages: each is a document, and the browser does the rest (docs/decisions/0042). */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const ARTICLE = '/what-is-detox/';
const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** Returns how the browser got the document: 'navigational-prefetch' where a rule prefetched it. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? Reflect.get(navigation, 'deliveryType') : null;
  });

test(
  'a link leads to the top of a new document, and back to the place where one was',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    await page.goto(ARTICLE);
    const next = page.locator('.prose a[href^="/"]').first();
    const path = await next.getAttribute('href');
    await next.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
    expect(await page.evaluate(() => [window.scrollY, document.activeElement === document.body])).toEqual([0, true]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top)).toBeLessThan(5);
    expect(watch.problems).toEqual([]);
  },
);

test.describe('speculation rules', { tag: '@desktop' }, () => {
  for (const [what, href, isFetched] of [
    ['fetch the page of a link', '/contact/', true],
    ['fetch no address with a query', '/contact/?utm_source=news', false],
  ] as const) {
    test(`${what} while the pointer rests on it or presses it`, async ({ page }) => {
      await page.goto('/about/');
      await link(page, '/contact/').evaluate((element, to) => element.setAttribute('href', to), href);
      await link(page, href).click({ delay: 500 });
      await page.waitForURL(({ pathname, search }) => pathname + search === href);
      expect(await delivery(page)).toBe(isFetched ? 'navigational-prefetch' : '');
    });
  }
});

for (const [reducedMotion, isAnimated] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(
    `the next page ${isAnimated ? 'fades in' : 'does not fade in'} for a visitor whose motion setting is ${reducedMotion}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.transition = String(Boolean(Reflect.get(event, 'viewTransition')));
        });
      });
      await page.goto('/about/');
      await link(page, '/contact/').click();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(page.locator('html')).toHaveAttribute('data-transition', String(isAnimated));
    },
  );
}
