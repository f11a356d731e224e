/** The admin bar over the site's pages: what it covers, its place in the tab order, its facts about each page. */
import type { Page } from '@playwright/test';
import { axeProblems } from '../support/accessibility/page-problems';
import { barOf } from '../support/editors/bar';
import { expect, test } from '../support/editors/test';

/** Of pages of the embedded content: a real WordPress has others, and the same bar. */
const EXAMPLE = { tag: '@example' };
const PHONE = { width: 390, height: 844 };
const SCREENS = [PHONE, { width: 1280, height: 800 }];

/** With its facts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(barOf(page).getByRole('button', { name: /^Page (?:rendered|outdated|not cached)/ })).toBeVisible();
  await stands(page);
}

/** Nothing slides any more. */
const stands = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
const toggle = (page: Page) => page.getByRole('button', { name: 'Admin bar' });

/**
 * Whether a click at its center would hit the element, or something over it. Found and tested in one step: a link gets
 * another element with its number.
 */
const isFree = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  }, selector);

for (const screen of SCREENS) {
  test(
    `at ${screen.width} px it covers nothing of the header, in view and out of view, and at the end of a page`,
    EXAMPLE,
    async ({ page }) => {
      await page.setViewportSize(screen);
      await open(page, '/about/');
      for (const isShown of [true, false]) {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        for (const part of ['.masthead .logo', '.masthead .call']) expect(await isFree(page, part), part).toBe(true);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        for (const part of ['.masthead .logo', '.masthead .call'])
          expect(await isFree(page, part), `${part}, scrolled`).toBe(true);
        if (isShown) await toggle(page).click();
        await stands(page);
      }
      await expect(barOf(page).getByRole('link', { name: 'Clear Page Cache' })).toBeHidden();
    },
  );

  test(`at ${screen.width} px axe finds nothing in it, its panels and its dialog`, EXAMPLE, async ({ page }) => {
    await page.setViewportSize(screen);
    await open(page, '/about/');
    expect(await axeProblems(page)).toEqual([]);
    await barOf(page)
      .getByRole('button', { name: /^Page rendered/ })
      .click();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (screen === PHONE) await barOf(page).getByRole('button', { name: 'Tools' }).click();
    await barOf(page)
      .getByRole('button', { name: /^Clear All Cache/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}

test(
  'the tab order starts with a skip link, then the bar, then the page; a jump target is below the bar',
  EXAMPLE,
  async ({ page }) => {
    await open(page, '/about/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    // With the focus it lies over the bar's first link, whose free area is then too small.
    expect((await axeProblems(page)).filter((problem) => !problem.startsWith('target-size'))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(barOf(page).getByRole('link', { name: /^Dashboard/ })).toBeFocused();
    const heading = page.locator('main h2[id]').last();
    await page.goto(`/about/#${await heading.getAttribute('id')}`);
    await open(page, `/about/?again#${await heading.getAttribute('id')}`);
    const [top, below] = [
      (await heading.boundingBox())?.y ?? 0,
      await page.locator('.masthead').evaluate((header) => header.getBoundingClientRect().bottom),
    ];
    expect(top).toBeGreaterThanOrEqual(below);
  },
);

test(
  'the menu’s drawer on a phone opens below the bar: its first line and its own button are free',
  EXAMPLE,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/about/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    expect(await isFree(page, 'dialog summary')).toBe(true);
    await drawer.getByRole('button', { name: /close/i }).click();
    await expect(drawer).toBeHidden();
  },
);
