/** Addresses that are no page, or written otherwise. */
import { expect, test } from './support/test';

test('a POST to an API address is never redirected', async ({ request }) => {
  const response = await request.post('/api/nothing', { maxRedirects: 0, data: {} });
  // Refused or unknown, never moved: a redirect would lose what was sent.
  expect(response.status()).toBeGreaterThanOrEqual(400);
});

test('[S2.18] an unknown address gets 404 in the layout', { tag: '@smoke' }, async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main[data-template="404"]')).toHaveCount(1);
  await expect(page.locator('header.masthead')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('header a[href^="tel:+1"]').first()).toBeAttached();
});

for (const [from, to] of [
  ['/about', '/about/'],
  ['/facilities', '/facilities/'],
]) {
  test(`an address without its last slash moves once: ${from}`, async ({ request }) => {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(new RegExp(`${to}$`));
  });
}
