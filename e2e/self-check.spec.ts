/** The self-check counts in the browser; no request and no storage has an answer. */
import { pageProblems } from './support/accessibility/page-problems';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const SELF_CHECK = '/what-we-treat/alcohol/self-check/';

/** 8 points. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4 or more times a week' }).check();
  await page.getByRole('radio', { name: '3 or 4' }).check();
  await page.getByRole('radio', { name: 'Weekly' }).check();
}

test('the self-check names the next step, stores nothing and sends nothing', async ({ page, watch }) => {
  await page.goto(SELF_CHECK, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'Never' }).first().check();
  const result = page.locator('.island').getByRole('status');
  await expect(result).toContainText('Your score is 0 of 12.');
  await page.waitForLoadState('networkidle');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  const before = await stored();
  watch.reset();
  await answer(page);
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Your score is 8 of 12.');
  expect(await pageProblems(page)).toEqual([]);
  expect(watch.requests).toEqual([]);
  expect(await stored()).toBe(before);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(result).toBeEmpty();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the self-check shows the points of each answer, and what they mean', async ({ page }) => {
    await page.goto(SELF_CHECK);
    await expect(page.locator('label', { hasText: /^Weekly\s*3 points$/ })).toBeVisible();
    await expect(page.getByText('8 to 12 points:')).toBeVisible();
  });
});
