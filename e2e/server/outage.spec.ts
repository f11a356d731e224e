/** WordPress goes away while the site serves. */
import { nextFreePort } from '@/script/lib/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@/wordpress/embedded/server';
import { brand, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let wordPress: EmbeddedWordPress;
let site: SiteProcess;

const startWordPress = async (port: number) =>
  startEmbeddedWordPress({ site: E2E_SITE, port, frontendUrl: 'http://127.0.0.1:3000' });

test.beforeAll(async () => {
  wordPress = await startWordPress(await nextFreePort(21_300));
  site = await serveBuild(wordPress.url, await nextFreePort(21_400));
  expect((await site.get('/about/')).status).toBe(200);
  expect((await site.get('/no-such-page/')).status).toBe(404);
  await wordPress.close();
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close().catch(() => undefined);
});

test('a page seen before is still served', async () => {
  const response = await site.get('/about/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<main data-template="page"');
});

test('a page never seen gives 503 with Retry-After, the frame and the call number', async ({ page }) => {
  const response = await page.goto(`${site.url}${brand.admissionsPath}`);
  expect(response?.status()).toBe(503);
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  expect(response?.headers()['cache-control']).not.toContain('s-maxage');
  await expect(page.locator('header.masthead')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator(`main a[href="tel:${brand.mainPhone}"]`)).toBeVisible();
});

test('an outage is never taken for a missing page', async () => {
  expect((await site.get('/never-asked-before/')).status).toBe(503);
});

test('when WordPress is back, the page is there without a restart', async () => {
  wordPress = await startWordPress(wordPress.port);
  await expect.poll(async () => (await site.get(brand.admissionsPath)).status, { timeout: 20_000 }).toBe(200);
  expect((await site.get('/never-asked-before/')).status).toBe(404);
});
