/** Navigation between pages: each is a document, and the browser does the rest (docs/decisions/0042). */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** Returns how the browser got the document: 'navigational-prefetch' where a rule prefetched it. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? Reflect.get(navigation, 'deliveryType') : null;
  });

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
  test(`the next page ${isAnimated ? 'fades in' : 'does not fade in'} for a visitor whose motion setting is ${reducedMotion} @desktop`, async ({
    page,
  }) => {
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
  });
}
