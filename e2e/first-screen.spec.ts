/** What is in the first window: the hero's words and buttons, the first sentence of a text, the numbers for somebody in danger. */
import type { Page } from '@playwright/test';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

/** All kinds, whatever the brand's own: their CSS is on every page with a hero. */
const HEROES = ['full', 'split', 'framed', 'band'];
const CRISIS = '/if-you-need-help-today/';
const ORDINARY = ['/what-is-detox/', '/sleep-in-early-recovery/', '/benzodiazepines-why-stopping-takes-time/'];
const PHONE = { width: 390, height: 844 };
/** Of a phone's window, px. */
const FIRST_SENTENCE_PX = 620;

/** Windows of phones, tablets and screens in use, in CSS pixels. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [1536, 730],
  [1920, 945],
  [2560, 1300],
] as const;
/** Below it the opened sticky bar covers a third of the window, for two seconds. */
const FOLDED_BELOW = { width: 768, height: 600 };

/** Folds the sticky bar where a phone does so, and waits until it has stopped. */
async function settleBar(page: Page, width: number, height: number): Promise<void> {
  const toggle = page.locator('.sticky-bar-toggle');
  const isOpen = width >= FOLDED_BELOW.width && height >= FOLDED_BELOW.height;
  if ((await toggle.getAttribute('aria-expanded')) !== String(isOpen)) await toggle.click();
  await page.waitForFunction(
    () => document.querySelector('.sticky-bar')?.getAnimations({ subtree: true }).length === 0,
  );
}

/** What is out of sight: under the header, under the sticky bar or below the window, with its edges in px. */
async function outOfSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const bar = document.querySelector('.sticky-bar')?.getBoundingClientRect().top ?? window.innerHeight;
    const top = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
    return all.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isSeen = box.height > 0 && box.top >= top && box.bottom <= bar && box.right <= window.innerWidth;
        return isSeen
          ? []
          : [`${selector}: ${Math.round(box.top)} to ${Math.round(box.bottom)}, bar at ${Math.round(bar)}`];
      }),
    );
  }, selectors);
}

/** Sets the window's size, and returns what of a hero is out of sight at it. */
async function hiddenInHero(page: Page, kind: string, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate((hero) => {
    document.querySelector('[data-hero]')?.setAttribute('data-hero', hero);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, kind);
  await settleBar(page, width, height);
  const found = await outOfSight(page, ['[data-hero] h1', '[data-hero] h1 + p', '[data-hero] .button']);
  return found.map((problem) => `${kind} ${width} × ${height}: ${problem}`);
}

const firstLine = (page: Page): Promise<number> =>
  page
    .locator('main .prose :is(p, li)')
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round((range.getClientRects()[0]?.bottom ?? Infinity) + window.scrollY);
    });

for (const path of [templatePages['front-page'], templatePages.landing]) {
  test(`the headline, sentence and buttons of ${path} are in the first window, above the sticky bar @desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('.sticky-bar').waitFor();
    const found: string[] = [];
    for (const kind of HEROES)
      for (const [width, height] of WINDOWS) found.push(...(await hiddenInHero(page, kind, width, height)));
    expect(found).toEqual([]);
  });
}

for (const path of ORDINARY) {
  test(`the text of ${path} begins in the first window of a phone`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await firstLine(page)).toBeLessThanOrEqual(FIRST_SENTENCE_PX);
    await expect(page.locator('.byline .contributor-card').first()).toBeHidden();
    await page.locator('.byline > summary').click();
    await expect(page.locator('.byline .contributor-card').first()).toBeVisible();
  });
}

test('an article shows its people and contents beside the text on a wide screen @desktop', async ({ page }) => {
  await page.goto('/what-is-detox/');
  await expect(page.locator('.byline .contributor-card').first()).toBeVisible();
  await expect(page.locator('.byline > summary')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
});

test('a page for somebody in danger begins with 911, 988 and what to do, on a phone and on a screen @desktop', async ({
  page,
}) => {
  for (const size of [PHONE, { width: 1366, height: 657 }]) {
    await page.setViewportSize(size);
    await page.goto(CRISIS);
    await page.locator('.sticky-bar').waitFor();
    expect(await outOfSight(page, ['main h1', 'main h1 ~ .button-row .button'])).toEqual([]);
    expect(await firstLine(page)).toBeLessThanOrEqual(FIRST_SENTENCE_PX);
  }
  const numbers = (href: string) => page.locator(`main .prose a[href="${href}"]`);
  expect(await numbers('tel:911').count()).toBeGreaterThan(2);
  expect(await numbers('tel:988').count()).toBeGreaterThan(1);
  expect(await numbers('sms:988').count()).toBeGreaterThan(1);
  await expect(page.locator('main article :is(img[loading="eager"], .table-of-contents)')).toHaveCount(0);
});
