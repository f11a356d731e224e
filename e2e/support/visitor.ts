import { expect, type Page } from '@playwright/test';
import { brand } from './settings';

import type { SpecifiedVariant } from '@/site-config/types';
import type { LocalState } from '@footbridge/browser/state/types';

/** Returns what the browser stores for later visits; null before the deferred code has run. */
export function localState(page: Page): Promise<LocalState | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('footbridge.local') ?? '{}').state ?? null);
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
