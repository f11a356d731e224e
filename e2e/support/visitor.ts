import { expect, type Page } from '@playwright/test';
import { brand } from './settings';

import type { SpecifiedVariant } from '@/site-config/types';
import type { LocalState } from '@footbridge/browser/state/types';

export const MINUTE = 60_000;

/** Returns what the browser stores for later visits; null before the deferred code has run. */
export function localState(page: Page): Promise<LocalState | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('footbridge.local') ?? '{}').state ?? null);
}

/** The late code has seen the page, and its half second is over. */
export async function settled(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await localState(page))?.history.at(-1)).toBe(path);
  await page.clock.runFor(500);
}

/** Opens a page as if its address had been typed, and waits for the late code. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page, new URL(page.url()).pathname);
}

/** Follows a link of the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await settled(page, path);
}

/**
 * Expects that the number shown, dialed and sent to call tracking is one of the brand's: in the header and on the body.
 */
export async function expectNumber(page: Page, variant: SpecifiedVariant): Promise<void> {
  const { display, tel } = brand.callNumbers[variant];
  const link = page.locator('header a[data-call-link]').first();
  await expect(link).toHaveAttribute('href', tel);
  await expect(link).toContainText(display);
  await expect(page.locator('body')).toHaveAttribute('data-call-number', tel.replace('tel:', ''));
}
