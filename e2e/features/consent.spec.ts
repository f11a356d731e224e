/** The consent dialog, and the effects of its choices (docs/privacy.md). */
import { axeProblems } from '../support/accessibility/page-problems';
import { answerForVendors } from '../support/privacy/vendor-doubles';
import { look } from '../support/privacy/visit';
import { Witness } from '../support/privacy/witness';
import { expect, test } from '../support/test';

import type { Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'May we count this visit?' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const vendorFrames = (page: Page) => page.locator('iframe[src^="/api/vendor-frame/"]');
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'footbridge-consent')?.value;

test.beforeEach(async ({ context, baseURL }) => answerForVendors(context, baseURL));

test('it opens where a vendor could load', async ({ page, watch }) => {
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(watch.problems).toEqual([]);
});

test('yes and no weigh the same: beside each other, of one size and one colour', async ({ page }) => {
  await page.goto('/');
  const looks = await Promise.all(
    ['Accept all', 'Reject all'].map(async (name) => {
      const button = dialog(page).getByRole('button', { name, exact: true });
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      return {
        width: Math.round(width),
        height: Math.round(height),
        style: await button.evaluate((element) => [
          getComputedStyle(element).backgroundColor,
          getComputedStyle(element).color,
          getComputedStyle(element).font,
        ]),
      };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
});

test('it does not shift the page', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/about/our-team/');
  await dialog(page).waitFor();
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

test(
  'before a choice no vendor gets a request; after a refusal neither, and it does not open again',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    const witness = new Witness(context, page);
    await look(page, '/');
    await press(page, 'Reject all');
    await expect(dialog(page)).toHaveCount(0);
    await look(page, '/about/');
    await expect(page.locator('.site-footer').getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await witness.toOthers(baseURL)).toEqual([]);
    expect(await consentCookie(page)).toMatch(/^[0-9a-z]+$/);
    // The dialog's package numbers its visitors; that number is gone.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /consent|cc_/.test(key)))).toEqual([]);
  },
);

test('by keyboard: choose, allow one kind, save; the focus is where it was', { tag: '@desktop' }, async ({ page }) => {
  await look(page, '/verify-insurance/');
  const opener = page.locator('.site-footer').getByRole('button', { name: 'Privacy choices' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.pm') !== null)).toBe(true);
  const analytics = choices(page).getByRole('checkbox', { name: 'Statistics' });
  await analytics.focus();
  await page.keyboard.press('Space');
  await expect(analytics).toBeChecked();
  await choices(page).getByRole('button', { name: 'Save my choices' }).focus();
  await page.keyboard.press('Enter');
  await expect(choices(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await consentCookie(page)).toMatch(/^[0-9a-z]+\.analytics$/);
  await look(page, '/about/');
  await expect(vendorFrames(page)).toHaveCount(2);
  expect(await vendorFrames(page).evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src')))).toEqual([
    '/api/vendor-frame/google-analytics',
    '/api/vendor-frame/heap',
  ]);
});

test('Escape changes nothing', { tag: '@desktop' }, async ({ page }) => {
  await look(page, '/contact/');
  await press(page, 'Privacy choices');
  await choices(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  expect(await consentCookie(page)).toBeUndefined();
});

test(
  'withdrawn consent leaves nothing: no iframe, no id, no further request',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    await look(page, '/');
    await press(page, 'Accept all');
    await expect(vendorFrames(page)).toHaveCount(3);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('footbridge.vendor.'))),
      )
      .toEqual(['footbridge.vendor.google-analytics']);
    await press(page, 'Privacy choices');
    await choices(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(vendorFrames(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('footbridge.vendor.'))),
    ).toEqual([]);
    const witness = new Witness(context, page);
    await look(page, '/about/');
    await look(page, '/');
    expect(await witness.toOthers(baseURL)).toEqual([]);
  },
);

test('Global Privacy Control counts as a refusal', { tag: '@desktop' }, async ({ page, context, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const witness = new Witness(context, page);
  await look(page, '/');
  await expect(page.locator('.sticky-bar')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await press(page, 'Privacy choices');
  await expect(
    choices(page).getByText('Your browser sends a Global Privacy Control signal that says no to statistics'),
  ).toBeVisible();
  await expect(choices(page).getByRole('checkbox')).toHaveCount(0);
  await expect(choices(page).getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  await choices(page).getByRole('button', { name: 'Close without saving' }).click();
  await look(page, '/about/');
  await expect(vendorFrames(page)).toHaveCount(0);
  expect(await witness.toOthers(baseURL)).toEqual([]);
});
