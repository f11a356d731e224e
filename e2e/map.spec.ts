import { findChromium } from '@footbridge/tools/chromium';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

/**
 * Built with a style (NEXT_PUBLIC_MAP_STYLE_URL=https://maps.example.test/style.json npm run e2e -- map) the map is
 * rendered here.
 */
const STYLES = process.env.NEXT_PUBLIC_MAP_STYLE_URL ? [process.env.NEXT_PUBLIC_MAP_STYLE_URL] : [];

// Test machines have no graphics card: the processor renders the map.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A double of the map's server: a style of one picture, everywhere. */
async function serveMap(page: Page, address: string): Promise<string[]> {
  const requests: string[] = [];
  const { origin } = new URL(address);
  const cors = { 'access-control-allow-origin': '*' };
  await page.route(`${origin}/**`, (route) => {
    const url = route.request().url();
    requests.push(url);
    if (url !== address) return route.fulfill({ headers: cors, contentType: 'image/png', body: PIXEL });
    const sources = {
      tiles: { type: 'raster', tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256, attribution: 'A double' },
    };
    return route.fulfill({
      headers: cors,
      json: { version: 8, sources, layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }] },
    });
  });
  return requests;
}

test.describe('a facility’s map', () => {
  test('[S2.33] sends no request before it is used', async ({ page, watch, baseURL }) => {
    await page.goto(templatePages['single-facility']);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.facility-map')).toContainText('Show the map');
    expect(watch.requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
    expect(watch.requests.filter((url) => /maplibre/.test(url))).toEqual([]);
  });
});

// Not skipped without a style: a build without one has no such map.
for (const style of STYLES) {
  test.describe('a map in the operator’s style', () => {
    test('[S2.33] is rendered on a key press, names the facility, and can be moved and left by keyboard', async ({
      page,
      watch,
    }) => {
      const requests = await serveMap(page, style);
      await page.goto(templatePages['single-facility']);
      await page.locator('.facility-map').focus();
      await page.keyboard.press('Enter');
      const canvas = page.getByRole('region', { name: /^Map of / });
      await expect(canvas).toBeFocused();
      await expect(page.locator('.facility-map').getByText('Desert Hope Treatment Center')).toBeVisible();
      await expect.poll(() => requests.some((url) => url.endsWith('.png'))).toBe(true);
      expect(requests[0]).toBe(style);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
      expect(watch.problems).toEqual([]);
    });
  });
}
