/** Visitors who are not editors notice none of this. */
import type { BrowserContext } from '@playwright/test';
import { BARS_WORDS, barOf } from '../support/editors/bar';
import { expect, test, type EditedSite } from '../support/editors/test';

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
