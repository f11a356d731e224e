/** Suggestions while a visitor types a search: by keyboard, by touch, and without them. */
import { pageProblems } from './support/accessibility/page-problems';
import { expect, test, untilScriptsRun } from './support/test';

import type { Locator, Page } from '@playwright/test';

const fieldOf = (page: Page): Locator => page.locator('main form[role="search"] input[name="s"]');
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggested pages' });

/** Opens a page and types until there are suggestions: the first letters may come before the server has its index. */
async function type(page: Page, path: string, typed: string): Promise<void> {
  await page.goto(path);
  await untilScriptsRun(page);
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(list(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test(
  'suggestions lead to a page by keyboard; no address has the words',
  { tag: ['@smoke', '@phone'] },
  async ({ page, watch }) => {
    await type(page, '/search/', 'insuran');
    await expect(page.locator('form [role="status"]')).toContainText(
      /^\d suggestions?\. Choose with the arrow keys\.$/,
    );
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    await expect(active).toHaveText(/insurance/i);
    await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    expect(await pageProblems(page)).toEqual([]);
    const address = await active.getAttribute('href');
    expect(watch.requests.filter((one) => one.includes('insuran'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(watch.problems).toEqual([]);
  },
);

test(
  'suggestions of the 404 page can be touched, and lie above the sticky bar',
  { tag: '@phone' },
  async ({ page }) => {
    await type(page, '/no-such-page/', 'deto');
    const box = await list(page).boundingBox();
    const bar = await page.locator('html').evaluate((html) => html.style.scrollPaddingBottom);
    const bottom = (page.viewportSize()?.height ?? 0) - (Number.parseFloat(bar) || 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
    await page.getByRole('option', { name: /^Medical detox/ }).click();
    await expect(page.locator('h1')).toHaveText('Medical detox');
  },
);
