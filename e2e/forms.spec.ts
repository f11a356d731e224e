/** The forms, filled in as people do. That no lead is lost on the server's side: docs/leads.md. */
import { pageProblems } from './support/accessibility/page-problems';
import { tabThroughPage } from './support/accessibility/tab-order';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const INSURANCE = '/verify-insurance/';

const form = (page: Page) => page.locator('form.step-form');
/** Its script loads when the visitor comes near. */
async function ready(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await form(page).and(page.locator('[data-step]')).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/** A person takes longer than a test: a very quick visitor has to submit once more. */
const takeTime = (page: Page) => page.clock.setFixedTime(new Date(Date.now() + 20_000));
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. We have it.' });

test(
  '[S1.6] an insurance check is done by keyboard alone, with a misspelt name, and thanked for',
  { tag: ['@smoke', '@phone'] },
  async ({ page }) => {
    await open(page, INSURANCE);
    // Nor does the page invite to itself.
    await expect(page.getByRole('main').getByRole('link', { name: 'Check your insurance' })).toHaveCount(0);
    await page.getByRole('combobox').focus();
    await page.keyboard.type('untied helthcar');
    await page.getByRole('option', { name: 'UnitedHealthcare', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('UnitedHealthcare');
    await expect(page.getByText('In network at our centers').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('W1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /Step 2 of 3/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Someone I love')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bo Lee');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4/9/1985');
    await expect(page.getByLabel('Date of birth')).toHaveValue('04/09/1985');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cy Lee');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    for (const text of ['Ann', 'Lee', '17025550199', 'ann@example.com']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByLabel('Phone number')).toHaveValue('(702) 555-0199');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await takeTime(page);
    await page.getByRole('button', { name: 'Check my insurance' }).focus();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
    await page.clock.resume();
    expect(await pageProblems(page)).toEqual([]);
    const reference = await page.getByText('Your reference:').textContent();
    await page.reload();
    await expect(page.getByText(reference ?? '', { exact: true })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await press(page, 'Send another');
    await ready(page);
    await expect(page.getByText('Your reference:')).toHaveCount(0);
  },
);

test.describe('the insurance check, before it is sent', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'every step of the insurance check, its list of payers open, and with errors',
    { tag: '@desktop' },
    async ({ page }) => {
      const step = (number: number) =>
        expect(page.getByRole('group', { name: new RegExp(`Step ${number} of 3`) })).toBeVisible();
      await open(page, INSURANCE);
      await page.getByRole('combobox').fill('united');
      await page.getByRole('option').first().waitFor();
      expect.soft(await pageProblems(page), 'step 1, the list open').toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await press(page, 'Continue');
      await step(2);
      await page.getByLabel('Someone I love').check();
      expect.soft(await pageProblems(page), 'step 2').toEqual([]);
      await page.getByLabel('Name of the person who needs treatment').fill('Bo Lee');
      await page.getByLabel('Date of birth').fill('04/09/1985');
      await press(page, 'Continue');
      await step(3);
      await press(page, 'Check my insurance');
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      expect.soft(await pageProblems(page), 'step 3, with errors').toEqual([]);
      expect.soft((await tabThroughPage(page)).problems, 'by keyboard').toEqual([]);
      for (const link of await summary.locator('a[href^="#"]').all()) {
        await link.click();
        await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator(':focus')).toHaveAccessibleDescription(/\S/);
      }
    },
  );
});

test('nothing moves when a form is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, INSURANCE);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() =>
    Reflect.get(window, 'shifts').reduce((sum: number, value: number) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.01);
});
