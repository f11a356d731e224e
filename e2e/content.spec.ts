/** Editors' HTML, lists and their pages, as a visitor with a browser meets them. */
import { expect, test } from './support/test';

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

test('the 404 page has a search', async ({ page }) => {
  await page.goto('/no-such-page/');
  await page.locator('main').getByRole('searchbox').fill('detox');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?s=detox$/);
  await expect(page.locator('[data-post]').first()).toBeVisible();
});
