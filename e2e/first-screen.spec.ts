/** What is in the first window: the hero's words and buttons, the first sentence of a text, the numbers for somebody in danger. */
import type { Page } from '@playwright/test';
import { hiddenInHero, outOfSight, WINDOWS } from './support/pages/first-window';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

/** All kinds, whatever the brand's own: their CSS is on every page with a hero. */
const HEROES = ['full', 'split', 'framed', 'band'];
const CRISIS = '/if-you-need-help-today/';
const ORDINARY = ['/what-is-detox/', '/sleep-in-early-recovery/', '/benzodiazepines-why-stopping-takes-time/'];
const PHONE = { width: 390, height: 844 };
/** Of a phone's window, px. */
const FIRST_SENTENCE_PX = 620;

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
  test(
    `the headline, sentence and buttons of ${path} are in the first window, above the sticky bar`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      await page.locator('.sticky-bar').waitFor();
      const found: string[] = [];
      for (const kind of HEROES)
        for (const [width, height] of WINDOWS) found.push(...(await hiddenInHero(page, kind, width, height)));
      expect(found).toEqual([]);
    },
  );
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

test(
  'an article shows its people and contents beside the text on a wide screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/what-is-detox/');
    await expect(page.locator('.byline .contributor-card').first()).toBeVisible();
    await expect(page.locator('.byline > summary')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
  },
);

test(
  'a page for somebody in danger begins with 911, 988 and what to do, on a phone and on a screen',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);
