/** The self-check finds its results in the browser; no request and no storage has an answer. */
import { pageProblems } from './support/accessibility/page-problems';
import { expect, test } from './support/test';
import { localState } from './support/visitor';

import type { Page } from '@playwright/test';

const SELF_CHECK = '/what-we-treat/alcohol/self-check/';

const alcohol = (page: Page) => page.getByRole('region', { name: 'Three questions about alcohol' });
const drugs = (page: Page) => page.getByRole('region', { name: 'Two questions about drugs' });

test('the self-check names the next step, stores nothing and sends nothing', async ({ page, watch }) => {
  await page.goto(SELF_CHECK, { waitUntil: 'networkidle' });
  await alcohol(page).getByRole('radio', { name: 'Never' }).first().check();
  const result = alcohol(page).getByRole('status');
  await expect(result).toContainText('Your score is 0 of 12.');
  // Pictures load when they come near, and half of a page raises the score.
  await page.locator('footer img').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await localState(page))?.pagesScrolled50).toContain(SELF_CHECK);
  await page.waitForLoadState('networkidle');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  const before = await stored();
  watch.reset();
  // 8 points.
  for (const name of ['4 or more times a week', '3 or 4', 'Weekly'])
    await alcohol(page).getByRole('radio', { name }).check();
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Your score is 8 of 12.');
  await drugs(page).getByRole('radio', { name: 'Monthly' }).first().check();
  await expect(drugs(page).getByRole('status')).toContainText('It is worth a closer look.');
  expect(await pageProblems(page)).toEqual([]);
  // The page of a link under the mouse may be prefetched.
  expect(watch.requests.filter((url) => !/^[^?]*\/$/.test(url))).toEqual([]);
  expect(await stored()).toBe(before);
  expect(new URL(page.url()).search).toBe('');
  await alcohol(page).getByRole('button', { name: 'Clear my answers' }).click();
  await expect(result).toBeEmpty();
  await expect(drugs(page).getByRole('status')).not.toBeEmpty();
});
