/** WordPress becomes unreachable while the site serves. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { brand, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let wordPress: EmbeddedWordPress;
let site: SiteProcess;

test.beforeAll(async () => {
  // The site's, and an operator's who reads its leads.
  process.env.LEAD_KEY = randomBytes(32).toString('base64');
  wordPress = await startWordPress(21_300);
  site = await serveBuild(wordPress.url, await nextFreePort(21_400));
  for (const path of ['/about/', '/contact/']) expect((await site.get(path)).status).toBe(200);
  expect((await site.get('/no-such-page/')).status).toBe(404);
  await wordPress.close();
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close().catch(() => undefined);
  delete process.env.LEAD_KEY;
});

/** As an operator reads them, by `npm run tool -- leads`. */
function leads(): unknown {
  const file = join(site.dataDir, 'leads.json');
  const args = [
    'export',
    '--since',
    '2000-01-01',
    '--format',
    'json',
    '--out',
    file,
    '--data',
    site.dataDir,
    '--site',
    E2E_SITE,
  ];
  execFileSync(process.execPath, ['--import', 'tsx', 'packages/tools/tool/main.ts', 'leads', ...args], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

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

async function health(query = ''): Promise<[status: number, body: unknown]> {
  const response = await site.get(`/api/health${query}`);
  return [response.status, await response.json()];
}

test('the site stays in rotation, except for ?strict', async () => {
  await expect
    .poll(async () => (await health())[1], { timeout: 20_000 })
    .toMatchObject({ status: 'degraded', parts: { wordpress: 'unreachable', pageCache: 'ok', outbox: 'ok' } });
  expect((await health())[0]).toBe(200);
  expect((await health('?strict'))[0]).toBe(503);
  expect(await health('?live')).toEqual([200, { status: 'ok' }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is read back with the call number, and its lead is stored', async ({ page }) => {
    const callLink = page.locator(`main a[href="tel:${brand.mainPhone}"]`).first();
    await page.goto(`${site.url}/contact/`);
    await page.getByLabel('Someone I love').check();
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Phone number').fill('702 555 0199');
    await page.getByRole('button', { name: 'Ask for a call' }).click();
    await expect(page.getByRole('heading', { name: 'Would you like us to call you?' })).toBeVisible();
    await expect(page.getByText('(702) 555-0199')).toBeVisible();
    await expect(callLink).toBeVisible();
    await page.getByRole('button', { name: 'Send it now' }).click();
    await expect(page).toHaveURL(/thank-you/);
    await expect(page.getByRole('heading', { name: 'Thank you. We have it.' })).toBeVisible();
    await expect(callLink).toBeVisible();
    expect(leads()).toEqual([
      expect.objectContaining({
        form: 'callback',
        fields: expect.objectContaining({ firstname: 'Ann', lastname: 'Lee', phone: '7025550199' }),
      }),
    ]);
  });
});

test('when WordPress is back, the page is there without a restart, and health is well', async () => {
  wordPress = await startWordPress(wordPress.port);
  await expect.poll(async () => (await site.get(brand.admissionsPath)).status, { timeout: 20_000 }).toBe(200);
  expect((await site.get('/never-asked-before/')).status).toBe(404);
  await expect.poll(async () => (await health('?strict'))[0], { timeout: 20_000 }).toBe(200);
});
