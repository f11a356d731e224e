/** Visitors who are not editors notice none of this. */
import type { BrowserContext } from '@playwright/test';
import { BARS_WORDS, barOf, renderedAt } from '../support/editors/bar';
import { expect, test, type EditedSite } from '../support/editors/test';
import { historyOf, visit } from '../support/editors/witness';

/** Opens two pages, the second by a link of the first, until each has loaded everything. */
async function lookAround(context: BrowserContext, { url }: EditedSite) {
  const page = await context.newPage();
  const requests: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href^="/"]:visible, footer a[href^="/"]:visible').first();
  await link.click();
  await page.waitForURL((address) => address.pathname !== '/');
  await page.waitForLoadState('networkidle');
  return {
    page,
    api: requests.filter((path) => path.startsWith('/api/')),
    code: (await Promise.all(scripts)).join('\n'),
  };
}

test('[S6.1] a visit without marker requests /api/visitor once, loads no byte of the bar, and stores nothing of it', async ({
  browser,
  context,
  site,
}) => {
  const strangers = await browser.newContext({ storageState: undefined });
  const visitor = await lookAround(strangers, site);
  expect(visitor.api.filter((path) => path !== '/api/geolocation')).toEqual(['/api/visitor']);
  for (const word of BARS_WORDS) expect(visitor.code).not.toContain(word);
  await expect(barOf(visitor.page)).toBeHidden();
  expect(
    await visitor.page.evaluate(() => Object.keys(sessionStorage).filter((key) => /editor|admin-bar/.test(key))),
  ).toEqual([]);
  await strangers.close();

  // The same visit, as an editor.
  const editor = await lookAround(context, site);
  expect(editor.api).toContain('/api/editor/page');
  for (const word of BARS_WORDS) expect(editor.code).toContain(word);
  await expect(barOf(editor.page)).toBeVisible();
});

test('a forged marker gets a bar without user and rights', async ({ browser, page, site, ownPages }) => {
  const own = await ownPages.published('Footbridge against forgers');
  await visit(site, own.path);
  await page.goto(own.path);
  const [before, seen] = [await renderedAt(page, own.path), historyOf(site).length];

  const forgers = await browser.newContext({ storageState: undefined });
  await forgers.addCookies([
    { name: 'footbridge-editor', value: '1', url: site.url },
    { name: 'wordpress_logged_in_0123456789abcdef', value: 'admin%7C1893456000%7Cx%7Cx', url: site.url },
  ]);
  const forger = await forgers.newPage();
  await forger.goto(site.url + own.path);
  await expect(barOf(forger).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(barOf(forger)).not.toContainText('Clear');

  for (const flag of ['clear-cache', 'clear-menu-cache', 'clearMenuCache']) {
    await forger.goto(`${site.url}${own.path}?${flag}`);
    await expect(forger.locator('main h1')).toHaveText(own.title);
    const form = { token: (await forger.context().cookies()).find(({ name }) => name === 'csrf-token')?.value ?? '' };
    expect((await forger.request.post(`${site.url}${own.path}?${flag}`, { form })).status()).toBe(200);
  }
  const refused = await forger.evaluate(async () => {
    const token = /csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const send = async (path: string, method: string, body?: string) =>
      (await fetch(path, { method, body, headers: { 'x-csrf-token': token, 'content-type': 'application/json' } }))
        .status;
    const mail = JSON.stringify({ to: ['someone@example.com'], from: 'a', subject: 'b', message: 'c' });
    return [
      await send('/api/editor/page?path=/', 'GET'),
      await send('/api/wordpress-cache', 'DELETE'),
      await send('/api/send-email', 'POST', mail),
    ];
  });
  expect(refused).toEqual([401, 403, 403]);
  await forgers.close();

  expect(await renderedAt(page, own.path)).toBe(before);
  expect(
    historyOf(site)
      .slice(seen)
      .filter(({ what }) => what.startsWith('cleared')),
  ).toEqual([]);
});
