/** Pages in use: open panels, filled forms, errors. */
import { axeProblems, pageProblems } from './support/accessibility/page-problems';
import { tabThroughPage } from './support/accessibility/tab-order';
import { brand } from './support/settings';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

/** In Las Vegas according to the included database. */
const LAS_VEGAS = '4.17.160.10';
const ARTICLE = '/what-is-detox/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Serves a double of another site's page: only what our site puts around it is tested. */
const answer = (page: Page, host: RegExp) =>
  page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Double</title><p>Double</p></html>',
    }),
  );

test('the drawer, a group of it open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.locator('summary').first().click();
  await expect(drawer.locator('details[open] a').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('every panel of the menu', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  for (const button of await page.getByRole('navigation', { name: 'Main' }).getByRole('button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    expect(await axeProblems(page, 'header')).toEqual([]);
  }
  expect(await pageProblems(page)).toEqual([]);
});

test('the sticky bar, open and folded', async ({ page }) => {
  await page.goto(ARTICLE);
  const toggle = page.locator('.sticky-bar-toggle');
  // By hand, so that it stays.
  for (const open of ['false', 'true']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', open);
    expect(await pageProblems(page)).toEqual([]);
  }
});

test('the place near, its card open, and its tab order', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': LAS_VEGAS });
  await page.goto('/privacy-policy/');
  const handle = page.getByRole('button', { name: /^Near you: / });
  await handle.click();
  await expect(page.getByRole('complementary', { name: 'A location near you' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  expect((await tabThroughPage(page)).problems).toEqual([]);
});

test('the abandon modal', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about/');
  // Its code is late.
  const modal = page.getByRole('dialog', { name: 'Would it help to talk?' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('footbridge:abandon-modal')));
      return modal.count();
    })
    .toBe(1);
  expect(await pageProblems(page)).toEqual([]);
});

test('a comparison, chosen and shared', async ({ page }) => {
  await page.goto(templatePages['template-compare-facilities']);
  await page.getByText('Choose what to compare').click();
  await page.getByRole('checkbox', { name: 'Outpatient', exact: true }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this comparison' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  expect((await tabThroughPage(page)).problems).toEqual([]);
});

test('the self-check, with a result', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/what-we-treat/alcohol/self-check/');
  const alcohol = page.getByRole('region', { name: 'Three questions about alcohol' });
  await alcohol.getByRole('radio', { name: 'Never' }).first().check();
  await expect(alcohol.getByRole('status')).toContainText('Your score is 0 of 12.');
  expect(await pageProblems(page)).toEqual([]);
});

for (const [what, path, host] of [
  ['a video', '/a-film-to-watch-with-your-teenager/', /youtube-nocookie\.com/],
  ['a map', `${brand.admissionsPath}travel/`, /openstreetmap\.org/],
] as const) {
  test(`${what} on its facade, and after the key that opens it`, { tag: '@phone' }, async ({ page }) => {
    await answer(page, host);
    await page.goto(path);
    expect(await pageProblems(page)).toEqual([]);
    await page.locator('.prose :is(a[data-video], a[data-map])').first().focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('.prose iframe');
    await expect(frame).toBeFocused();
    expect(await pageProblems(page)).toEqual([]);
  });
}
