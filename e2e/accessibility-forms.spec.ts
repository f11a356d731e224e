/** A form in every state before it is sent: each step, its list open, with errors. Sent, and by keyboard: forms.spec.ts. */
import { pageProblems } from './support/accessibility/page-problems';
import { tabThroughPage } from './support/accessibility/tab-order';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const INSURANCE = '/verify-insurance/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, number: number) =>
  expect(page.getByRole('group', { name: new RegExp(`Step ${number} of 3`) })).toBeVisible();

test('every step of the insurance check, its list of payers open, and with errors', async ({ page }) => {
  await page.goto(INSURANCE);
  await page.locator('form.step-form[data-step]').waitFor();
  await page.getByRole('combobox').fill('united');
  await page.getByRole('option').first().waitFor();
  expect.soft(await pageProblems(page), 'step 1, the list open').toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Continue');
  await step(page, 2);
  await page.getByLabel('Someone I love').check();
  expect.soft(await pageProblems(page), 'step 2').toEqual([]);
  await page.getByLabel('Name of the person who needs treatment').fill('Bo Lee');
  await page.getByLabel('Date of birth').fill('04/09/1985');
  await press(page, 'Continue');
  await step(page, 3);
  await press(page, 'Check my insurance');
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  expect.soft(await pageProblems(page), 'step 3, with errors').toEqual([]);
  expect.soft((await tabThroughPage(page)).problems, 'by keyboard').toEqual([]);
  // Each error is at its field, and each line of the summary links there.
  for (const link of await summary.locator('a[href^="#"]').all()) {
    await link.click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(':focus')).toHaveAccessibleDescription(/\S/);
  }
});
