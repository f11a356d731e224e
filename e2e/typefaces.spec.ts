/** The brand's typefaces, as a browser uses them: cut into files by letters (docs/decisions/0042). */
import { brand } from './support/settings';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

/** Latin letters and typographic characters of editors' programs: none may come from another typeface. */
const LETTERS = 'Ruth paid €5½ – “señor” Ågren’s café, Łódź … ©';

/** Returns the typefaces that render an element's letters, except the brand's own. */
async function foreignFaces(page: Page, selector: string, family: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  // A font's own name ends with its original weight.
  return fonts
    .filter(({ familyName, isCustomFont }) => !isCustomFont || !familyName.startsWith(family))
    .map(({ familyName }) => familyName);
}

test('headings and text are rendered in them, also letters that English does not use @desktop', async ({ page }) => {
  const { heading, body } = brand.look.fonts;
  await page.goto('/what-is-detox/');
  await page.locator('main h1').evaluate((element, text) => (element.textContent = text), LETTERS);
  await page
    .locator('.prose p')
    .first()
    .evaluate((element, text) => (element.textContent = text), LETTERS);
  await expect.poll(() => foreignFaces(page, 'main h1', heading.name)).toEqual([]);
  await expect.poll(() => foreignFaces(page, '.prose p', body.name)).toEqual([]);
});

test('an English page fetches two files of them, both named in its head, and italics where it has any @desktop', async ({
  page,
  watch,
}) => {
  await page.goto('/verify-insurance/');
  await page.waitForLoadState('networkidle');
  const preloads = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const fetched = [
    ...new Set(watch.requests.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.woff2'))),
  ];
  expect(preloads).toHaveLength(2);
  expect(fetched.toSorted()).toEqual(preloads.toSorted());
});
