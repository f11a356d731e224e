/** Editors' HTML, lists and their pages, as a visitor with a browser meets them. */
import { expect, test } from './support/test';

test('blocks of a text have their styles', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/the-first-seven-days-on-paper/');
  // On a phone columns lie below each other.
  const columns = page.locator('.wp-block-columns').first();
  await expect(columns).toHaveCSS('display', /flex|grid/);
});

test('a video waits on a facade: its host gets no request before the click, which loads its player', async ({
  page,
  watch,
  baseURL,
}) => {
  // The player itself is not reachable from a test; the request for it counts.
  const requests: string[] = [];
  await page.route(/youtube-nocookie\.com/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  await page.goto('/a-film-to-watch-with-your-teenager/');
  await page.waitForLoadState('networkidle');
  expect(watch.requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  await page.locator('.prose a[data-video]').click();
  await expect(page.locator('.prose iframe')).toBeVisible();
  await expect.poll(() => requests).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)]);
});

test('a list is turned page by page, and every page has its own address and posts', async ({ page }) => {
  await page.goto('/blog/');
  const seen = await page
    .locator('[data-post]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-post')));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(page).toHaveTitle(/Page 2/);
  const next = await page
    .locator('[data-post]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-post')));
  expect(next.length).toBeGreaterThan(0);
  // A sticky post is also in its regular place: all others once.
  expect(next.filter((post) => seen.includes(post)).length).toBeLessThanOrEqual(1);
  await page.locator('[data-post] a').first().click();
  await expect(page.locator('main[data-template="single"]')).toBeVisible();
});

test('the 404 page has a search', async ({ page }) => {
  await page.goto('/no-such-page/');
  await page.locator('main').getByRole('searchbox').fill('detox');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?s=detox$/);
  await expect(page.locator('[data-post]').first()).toBeVisible();
});

test('a search is one step from every page, understands a typing error, and marks what it found', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.locator('main').getByRole('searchbox').fill('detoks');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('[data-post]').first()).toContainText(/detox/i);
  await expect(page.locator('[data-post] mark').first()).toHaveText(/^detox/i);
});

test('a search is stored neither by caches nor by search engines', { tag: '@desktop' }, async ({ request }) => {
  const response = await request.get('/search/?s=detox');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
});
