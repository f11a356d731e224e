/** The facilities by distance: from a ZIP code or the visitor's address, with and without script, and without a trace of the place. */
import { pageProblems } from './support/accessibility/page-problems';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const ZIP = '89101';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your ZIP code' });
const names = (page: Page) => page.locator('main li h2').allTextContents();

async function sortFrom(page: Page, zip: string): Promise<void> {
  await field(page).fill(zip);
  await page.getByRole('button', { name: 'Sort by distance' }).click();
}

/** Miles of the cards that have any, in their order. */
async function miles(page: Page): Promise<number[]> {
  const towns = await page.locator('.facility-card-town').allTextContents();
  return towns.flatMap((town) => {
    const [, number] = /About ([\d,]+) miles away/.exec(town) ?? [];
    return number ? [Number(number.replace(',', ''))] : town.includes('A few miles away') ? [0] : [];
  });
}

test(
  'a ZIP code sorts the facilities, and no address, referrer, request or storage has it',
  { tag: '@phone' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') requests.push(`${request.url()} ${JSON.stringify(request.headers())}`);
    });
    await page.goto('/facilities/');
    const usual = await names(page);
    await sortFrom(page, ZIP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our facilities by distance');
    await expect(page.locator('main')).toContainText(`From Las Vegas, NV ${ZIP}`);
    await expect(field(page)).toHaveValue(ZIP);
    const found = await miles(page);
    expect(found).toHaveLength(usual.length);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect((await names(page)).toSorted()).toEqual(usual.toSorted());
    expect(new URL(page.url())).toMatchObject({ pathname: '/nearby/', search: '' });
    expect(await pageProblems(page)).toEqual([]);
    await page.locator('main li h2 a').first().click();
    await expect(page.locator('main')).toHaveAttribute('data-template', 'single-facility');
    await page.waitForLoadState('networkidle');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    );
    expect(requests.join('\n') + stored).not.toContain(ZIP);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our facilities by distance');
  },
);
