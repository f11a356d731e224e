/** What the consent dialog leaves of a window: the heading, and a number to call (docs/privacy.md). */
import { answerForVendors } from '../support/privacy/vendor-doubles';
import { templatePages } from '../support/templates';
import { expect, test } from '../support/test';

import type { Page } from '@playwright/test';

const MAX_SHARE = 0.35;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const { 'front-page': front, single, 'template-our-team': team } = templatePages;
const PAGES = [front, single, templatePages['single-facility']];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'May we count this visit?' });

/** Opens a page as if each vendor had an agreement, so that the dialog opens on pages about treatment, too. */
async function openPage(page: Page, path: string) {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll('"isOpen":false', '"isOpen":true') });
    },
  );
  await page.goto(path);
  await dialog(page).waitFor();
}

/** Corners and middles of an element's lines of text at which the mouse would not reach it. */
const covered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const visible = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    return visible
      .flatMap(({ x, y, width, height }) =>
        [0.02, 0.5, 0.98].flatMap((right) => [0.1, 0.9].map((down) => [x + right * width, y + down * height] as const)),
      )
      .filter(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== element && !element.contains(found);
      });
  });

test.beforeEach(async ({ context, baseURL }) => answerForVendors(context, baseURL));

for (const viewport of SCREENS) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const path of PAGES) {
      test(`heading and call number are free: ${path} @phone`, async ({ page }) => {
        await openPage(page, path);
        expect(await covered(page, 'main h1')).toEqual([]);
        expect(await covered(page, 'header.masthead a.call [data-call-number-text]')).toEqual([]);
        const box = await dialog(page).boundingBox();
        expect(((box?.width ?? 0) * (box?.height ?? 0)) / (viewport.width * viewport.height)).toBeLessThan(MAX_SHARE);
        await expect(dialog(page).getByRole('button')).toHaveCount(3);
      });
    }
  });
}

test('heading and call number are free on a wide screen @desktop', async ({ page }) => {
  for (const path of PAGES) {
    await openPage(page, path);
    expect(await covered(page, 'main h1')).toEqual([]);
    expect(await covered(page, 'header.masthead a.call [data-call-number-text]')).toEqual([]);
  }
});

test('with text of 200 % its words scroll, and its buttons and the call number are free @phone', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  await openPage(page, front);
  expect(await covered(page, 'header.masthead a.call [data-call-number-text]')).toEqual([]);
  for (const name of ['Accept all', 'Reject all', 'Choose'])
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const { height = 0 } = (await dialog(page).boundingBox()) ?? {};
  expect(height).toBeLessThan(844 * 0.4);
});

for (const choice of ['Accept all', 'Reject all']) {
  test(`the sticky bar waits for the choice: ${choice}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(front);
    await dialog(page).waitFor();
    await expect(page.locator('.sticky-bar')).toBeHidden();
    await dialog(page).getByRole('button', { name: choice, exact: true }).click();
    await expect(page.locator('.sticky-bar')).toBeVisible();
    await page.goto(team);
    await expect(page.locator('.sticky-bar')).toBeVisible();
  });
}

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

  test('it has an edge, and its switches are seen', async ({ page }) => {
    await page.goto(front);
    await expect(dialog(page)).toHaveCSS('border-top-style', 'solid');
    await dialog(page).getByRole('button', { name: 'Choose', exact: true }).click();
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const tracks = page.locator('#cc-main .toggle__icon');
    await expect(tracks.first()).toBeVisible();
    for (const track of await tracks.all()) await expect(track).not.toHaveCSS('background-color', ground);
  });
});
