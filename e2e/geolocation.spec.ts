/** The visitor's location: the facility near, its tab, and the requests and storage that it needs. */
import type { Page } from '@playwright/test';
import { facilitiesOfKey, facilityUrl } from '@/site-config/facilities';
import { brand } from './support/settings';
import { expect, test } from './support/test';

/** An address with its place in the included database. */
const LAS_VEGAS = '4.17.160.10';
const LAS_VEGAS_NAME = 'Desert Hope Treatment Center';

const comesFrom = (page: Page, address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
const handle = (page: Page) => page.getByRole('button', { name: /^Near you: / });

/** The late code has seen this page. */
async function visited(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footbridge.local'))).toContain(`"${path}"`);
}

test('[S2.31] a visitor in Las Vegas finds Desert Hope at the window’s side, and its page behind it', async ({
  page,
  watch,
}) => {
  await comesFrom(page, LAS_VEGAS);
  await page.goto('/');
  await expect(handle(page)).toHaveAccessibleName(`Near you: ${LAS_VEGAS_NAME}`);
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
  await handle(page).click();
  const card = page.getByRole('complementary', { name: 'A location near you' });
  await expect(card).toContainText('in Las Vegas');
  await expect(card.getByText('A few miles away')).toBeVisible();
  await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const [facility] = facilitiesOfKey('DSH');
  const url = new URL(facility ? facilityUrl(facility) : '');
  const query = `?utm_source=${brand.domain}&utm_medium=link&utm_campaign=geoTAB`;
  const isOwn = url.host === brand.domain;
  await expect(card.getByRole('link')).toHaveAttribute('href', `${isOwn ? '' : url.origin}${url.pathname}${query}`);
  if (isOwn) {
    await card.getByRole('link').click();
    await page.waitForURL(`${url.pathname}${query}`);
    await expect(page.locator('main[data-template="single-facility"] h1')).toHaveText(LAS_VEGAS_NAME);
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
  }
  expect(watch.problems).toEqual([]);
});

test('a dismissed tab stays hidden for the session, on other pages and after a reload', async ({ page }) => {
  await comesFrom(page, LAS_VEGAS);
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
  await page.goto('/about/');
  await expect(handle(page)).toBeVisible();
  await handle(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Don’t show again' }).click();
  await expect(handle(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-content');
  for (const path of ['/contact/', brand.admissionsPath]) {
    await page.goto(path);
    await visited(page, path);
    await page.waitForLoadState('networkidle');
    await expect(handle(page)).toHaveCount(0);
  }
});
