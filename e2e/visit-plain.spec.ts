/** Visitors whose browser stores nothing, or runs no script; and when deferred work runs. */
import { brand } from './support/settings';
import { expect, test } from './support/test';
import { expectNumber, scrollTo } from './support/visitor';

const { default: house } = brand.callNumbers;

test.describe('with storage and cookies blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
  });

  test('the state is in memory: the number follows the score, and the next page starts over', async ({
    page,
    watch,
  }) => {
    await page.goto('/');
    await expectNumber(page, 'default');
    // The visit's code shows the bar.
    await expect(page.locator('.sticky-bar')).toBeVisible();
    await scrollTo(page, 1);
    await page.clock.runFor(1000);
    await expectNumber(page, 'score1');
    await page.locator('main a[href="/facilities/"]:visible').first().click();
    await expect(page.locator('main[data-template="archive-facility"]')).toBeVisible();
    await expectNumber(page, 'default');
    expect(watch.problems).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every call link dials the house number, and nothing of the late code is missed', async ({ page }) => {
    for (const path of ['/', '/about/', '/contact/', brand.veteranPath]) {
      await page.goto(path);
      const links = page.locator('a[data-call-link]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(0);
      expect(new Set(hrefs)).toEqual(new Set([house.tel]));
      await expect(links.first()).toContainText(house.display);
    }
  });
});
