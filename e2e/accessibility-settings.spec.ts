/** Visitors' system settings: reduced motion, forced colors. */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const ARTICLE = '/what-is-detox/';

/** Animations that run longer than a blink. */
const motions = (page: Page) =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)),
      );
    const all = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
    );
    const moving = all.filter(
      ({ style }) =>
        (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 1) ||
        longest(style.animationDuration) > 1 ||
        style.scrollBehavior === 'smooth',
    );
    return [
      ...new Set(moving.map(({ element }) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)),
    ];
  });

test('with less motion nothing moves, fades or scrolls by itself; without the wish it does', async ({ page }, {
  project,
}) => {
  await page.goto(ARTICLE);
  await page.locator('.sticky-bar').waitFor();
  expect((await motions(page)).length).toBeGreaterThan(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions(page)).toEqual([]);
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
  }
  expect(await motions(page)).toEqual([]);
  await page.goto('/verify-insurance/');
  expect(await motions(page)).toEqual([]);
});

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have an edge, and what has the focus a ring', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const edges = await page.locator('.button:visible').evaluateAll((buttons) =>
      buttons
        .map((button) => getComputedStyle(button))
        .map(({ borderTopWidth, borderTopStyle, borderTopColor, backgroundColor }) => ({
          width: borderTopWidth,
          style: borderTopStyle,
          isSeen: borderTopColor !== backgroundColor,
        })),
    );
    expect(edges.length).toBeGreaterThan(2);
    expect(edges.filter(({ width, style, isSeen }) => width !== '2px' || style !== 'solid' || !isSeen)).toEqual([]);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', isSeen: true });
    }
  });

  test(
    'what is chosen is framed: the payer under the arrow, the page of a list',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/blog/');
      await expect(page.locator('.pagination b')).toHaveCSS('outline-style', 'solid');
      await page.goto('/verify-insurance/');
      await page.locator('form.step-form[data-step]').waitFor();
      await page.getByRole('combobox').fill('united');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCSS('outline-style', 'solid');
    },
  );
});

test.describe('in dark colours of the visitor’s own', () => {
  test.use({ colorScheme: 'dark' });

  test('the logos look as they were drawn', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    for (const logo of ['header.masthead .logo img', '.site-footer .brand img']) {
      await page.locator(logo).scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator(logo).evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'none' });
      const drawn = await page.locator(logo).screenshot();
      await page.emulateMedia({ forcedColors: 'active' });
      expect((await page.locator(logo).screenshot()).equals(drawn)).toBe(true);
    }
  });

  test('icons have the color of their text, also in the menu', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    const colors = await page
      .locator('svg')
      .evaluateAll((icons) =>
        icons.map((icon) => [getComputedStyle(icon).color, getComputedStyle(icon.parentElement ?? icon).color]),
      );
    expect(colors.length).toBeGreaterThan(3);
    expect(colors.filter(([icon, text]) => icon !== text)).toEqual([]);
  });

  test('a rating shows its stars', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const images = await page
      .locator('main span[style*="--share"]')
      .evaluateAll((all) => all.map((stars) => getComputedStyle(stars).backgroundImage));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((image) => !image.includes('gradient'))).toEqual([]);
  });
});

/** The smallest text of a page, px, where a browser's font size is its default. */
const SMALLEST_PX = 14;

test('a font size of 200 % enlarges all text, and none leaves the window', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  for (const path of ['/', ARTICLE, '/verify-insurance/', '/facilities/']) {
    await page.goto(path);
    const { sizes, overflow } = await page.evaluate(() => ({
      sizes: [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.children.length === 0 && element.textContent.trim())
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2 * SMALLEST_PX);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
