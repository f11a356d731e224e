/** Forms before, while and after their code loads: no input or click is lost. */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const CONTACT = '/contact/';
const FORM_CODE = '**/browser/leadform.island-*.js';

const island = (page: Page) => page.locator('[data-island="CallbackForm"]');
const step = (page: Page, number: number) => page.locator('legend', { hasText: `Step ${number} of` });

/** Delays the form's code; returns a function that releases it. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const pending = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(FORM_CODE, async (route) => {
    await pending;
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose form is being fetched, and does not wait for it. */
async function openEarly(page: Page): Promise<void> {
  await page.goto(CONTACT, { waitUntil: 'commit' });
  await page.locator('html[data-script="started"]').waitFor();
  await island(page).getByLabel('Someone I love').focus();
  await expect(island(page)).toHaveAttribute('data-island-status', 'loading');
}

test(
  'what was chosen before a form is hydrated stays, and a press is repeated',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    const letGo = await holdCode(page);
    await openEarly(page);
    await page.getByLabel('Someone I love').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(step(page, 1)).toBeVisible();
    letGo();
    await expect(island(page)).toHaveAttribute('data-island-status', 'hydrated');
    await expect(step(page, 2)).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Someone I love')).toBeChecked();
    expect(watch.problems).toEqual([]);
  },
);
