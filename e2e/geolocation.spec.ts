/** The visitor's location: the facility near, its tab, and the requests and storage that it needs. */
import type { Page } from '@playwright/test';
import { facilitiesOfKey, facilityUrl } from '@/site-config/facilities';
import { brand } from './support/settings';
import { expect, test } from './support/test';

/** Addresses with their places in the included database. */
const LAS_VEGAS = '4.17.160.10';
const LAS_VEGAS_NAME = 'Desert Hope Treatment Center';
const DENVER = '4.2.48.10';

const comesFrom = (page: Page, address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
const handle = (page: Page) => page.getByRole('button', { name: /^Near you: / });

/** The late code has seen this page. */
async function visited(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footbridge.local'))).toContain(`"${path}"`);
}

const sessionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}').state);

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

test('[S7.1] it is requested once a session, and no address is stored', async ({ page, context, watch }) => {
  await comesFrom(page, LAS_VEGAS);
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
  await page.goto('/about/');
  await expect(handle(page)).toBeVisible();
  const requests = watch.requests
    .filter((url) => /\/api\/(visitor|geolocation)/.test(url))
    .map((url) => new URL(url).pathname);
  expect(requests).toEqual(['/api/visitor', '/api/geolocation']);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored + JSON.stringify(await context.cookies())).not.toContain(LAS_VEGAS);
});

test('[S7.9] [S9.10] the app-state cookie names facility and distance for a year', async ({ page, context }) => {
  await comesFrom(page, LAS_VEGAS);
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
  const cookies = await context.cookies();
  const stored = cookies.find(({ name }) => name === 'app-state');
  expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toEqual({
    facility: { siteKey: 'DSH', chartFacName: LAS_VEGAS_NAME },
    distance: expect.any(Number),
  });
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(300);
  expect(cookies.find(({ name }) => name === 'footbridge-visit')).toMatchObject({ httpOnly: true, expires: -1 });
  expect(cookies.find(({ name }) => name === 'csrf-token')).toMatchObject({
    httpOnly: false,
    expires: -1,
    sameSite: 'Strict',
  });
});

test('a visitor in Denver has no tab, and sends no further request', async ({ page }) => {
  await comesFrom(page, DENVER);
  await page.goto('/');
  await expect.poll(async () => (await sessionOf(page))?.geolocation?.city).toBe('Denver');
  expect((await sessionOf(page)).geolocation).toMatchObject({ facility: null, nearest: { siteKey: 'DSH' } });
  await expect(handle(page)).toHaveCount(0);
});

test('[S7.1] sends no request for a local address', async ({ page, watch }) => {
  await page.goto('/');
  await visited(page, '/');
  await page.waitForLoadState('networkidle');
  expect(watch.requests.some((url) => url.includes('/api/visitor'))).toBe(true);
  expect(watch.requests.some((url) => url.includes('/api/geolocation'))).toBe(false);
});

test.describe('the service', { tag: '@desktop' }, () => {
  const from = { 'x-forwarded-for': DENVER, 'sec-fetch-site': 'same-origin' };
  const data = { ipAddress: LAS_VEGAS };

  test('serves requests with the visit’s token, at its address without a slash', async ({ request }) => {
    const visitor = await request.get('/api/visitor', {
      headers: { ...from, 'x-forwarded-for': `${LAS_VEGAS}, 198.51.100.1` },
      maxRedirects: 0,
    });
    expect(await visitor.json()).toMatchObject({ ipAddress: LAS_VEGAS, editor: null });
    expect(visitor.headers()['cache-control']).toBe('no-store');
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === 'csrf-token')?.value ?? '';
    const answer = await request.post('/api/geolocation', {
      headers: { ...from, 'x-csrf-token': token },
      data,
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect((await answer.json()).data).toMatchObject({
      facility: { chartFacName: LAS_VEGAS_NAME },
      city: 'Las Vegas',
      reason: null,
    });
    for (const body of ['{', '{"ipAddress":7}']) {
      const malformed = await request.post('/api/geolocation', {
        headers: { ...from, 'x-csrf-token': token, 'content-type': 'application/json' },
        data: Buffer.from(body),
      });
      expect(malformed.status()).toBe(400);
    }
    const large = await request.post('/api/geolocation', {
      headers: { ...from, 'x-csrf-token': token },
      data: { ipAddress: 'x'.repeat(100_000) },
    });
    expect(large.status()).toBe(413);
  });

  test('refuses requests without a token: 403', async ({ request }) => {
    const answer = await request.post('/api/geolocation', { headers: from, data, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toEqual({ error: { code: 'token', message: expect.any(String) } });
  });

  test('the query names no address in production', async ({ request }) => {
    const visitor = await request.get(`/api/visitor?ipAddress=${LAS_VEGAS}`, { headers: from });
    expect(await visitor.json()).toMatchObject({ ipAddress: DENVER });
  });
});
