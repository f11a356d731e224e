/** The sticky bar, with a fake clock: that it covers nothing. When it folds: packages/browser/__tests__/sticky-bar.test.tsx. */
import type { Locator, Page } from '@playwright/test';
import { brand } from './support/settings';
import { expect, test } from './support/test';

const ARTICLE = '/what-is-detox/';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const bar = (page: Page): Locator => page.locator('.sticky-bar');
const toggle = (page: Page): Locator => page.locator('.sticky-bar-toggle');

/** Lets the stopped clock run in small steps until it is so. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(async () => (await page.clock.runFor(20), isSo()), { intervals: [50] }).toBe(true);
}

/**
 * Opens a page and waits for the deferred code, with the clock stopped: at most a few steps after the bar has appeared.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await until(page, () => bar(page).isVisible());
}

/** Returns the bar's upper edge when it has stopped moving. */
async function edge(page: Page): Promise<number> {
  await page.waitForFunction(
    () => document.querySelector('.sticky-bar')?.getAnimations({ subtree: true }).length === 0,
  );
  return bar(page).evaluate((element) => element.getBoundingClientRect().top);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T12:00:01Z'));
});

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE });

  test('expanded it covers 35 % of the window at most, folded its title', { tag: '@phone' }, async ({ page }) => {
    await open(page, ARTICLE);
    expect(await edge(page)).toBeGreaterThan(844 * 0.65);
    await toggle(page).click();
    await expect.poll(() => edge(page)).toBeGreaterThan(844 - 60);
  });

  test(
    'in a small window, or at 200 %, what does not fit is scrolled to, by keyboard too',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 400 });
      await open(page, ARTICLE);
      expect(await edge(page)).toBeGreaterThan(400 * 0.5);
      const last = bar(page).getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );
});

test('it moves on the compositor: the page is not laid out for each frame', { tag: '@phone' }, async ({ page }) => {
  await open(page, ARTICLE);
  await edge(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  };
  const before = await layouts();
  await toggle(page).evaluate((button: HTMLElement) => button.click());
  await bar(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  // 0.4 s have two dozen frames.
  expect((await layouts()) - before).toBeLessThan(6);
});

test('it does not collapse while it has the focus', { tag: '@desktop' }, async ({ page }) => {
  await open(page, ARTICLE);
  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

for (const [name, isOpen] of [
  ['expanded', true],
  ['folded', false],
] as const) {
  test(`${name} it never covers what has the focus (WCAG 2.4.11)`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, ARTICLE);
    // By hand, so that it stays.
    await toggle(page).click();
    if (isOpen) await toggle(page).click();
    const top = await edge(page);
    await page.locator('.skip-link').focus();
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest('.sticky-bar')) return null;
        const { top: upper, bottom } = focused.getBoundingClientRect();
        // Of a table that can be scrolled it is enough that it is seen.
        const lowest = focused.matches('a, button, input, summary') ? bottom : upper + 24;
        return { text: focused.textContent?.trim().slice(0, 40) ?? '', lowest };
      });
      if (!stop) break;
      if (stop.lowest > top + 1) covered.push(`${stop.text}: ${Math.round(stop.lowest)} > ${Math.round(top)}`);
    }
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(15);
  });
}

test('the page’s end is above it, and it shifts nothing', async ({ page }) => {
  await page.goto(ARTICLE);
  const end = page.locator('footer a').last();
  const before = await end.evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY);
  await until(page, () => bar(page).isVisible());
  const top = await edge(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  expect(await end.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  expect(await end.evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY)).toBe(before);
});

test('folded, the page ends where its title begins: no empty room below the footer', async ({ page }) => {
  await open(page, ARTICLE);
  await toggle(page).click();
  await edge(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const footerEnd = () =>
    page
      .locator('footer')
      .last()
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(async () => Math.abs((await footerEnd()) - (await edge(page)))).toBeLessThanOrEqual(1);
  // Opened there, what it covers can still be scrolled to.
  await toggle(page).click();
  await edge(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  expect(Math.abs((await footerEnd()) - (await edge(page)))).toBeLessThanOrEqual(1);
});

test(
  '[S1.4] [S6.1] its call link has the visitor’s number, its links change the page',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, ARTICLE);
    await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', brand.callNumbers.default.tel);
    await bar(page).getByRole('link', { name: 'How admission works' }).click();
    await expect(page).toHaveURL(new RegExp(`${brand.admissionsPath}$`));
  },
);
