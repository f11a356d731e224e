/** What a visitor's first page is made of: full HTML, no content system in sight. */
import { readFileSync } from 'node:fs';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

const pages = Object.entries(templatePages);

for (const [template, path] of pages) {
  // On one screen only: the bytes are the same for all.
  test(`${template}: the server's HTML has the heading, drawn by its template`, { tag: '@desktop' }, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toContain(`<main data-template="${template}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/\/index\.php\?graphql|127\.0\.0\.1:87\d\d/);
    // Typefaces are the site's own.
    expect(html).not.toMatch(/fonts\.(googleapis|gstatic)/);
  });
}

test('the browser asks only its own origin, never GraphQL', async ({ page, watch, baseURL }) => {
  for (const [, path] of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(watch.requests.filter((url) => /graphql|faust|wp-json/.test(url))).toEqual([]);
  expect(watch.requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(watch.problems).toEqual([]);
});

test('nothing is kept in the browser but what docs/privacy.md names', async ({ page, context }) => {
  for (const [, path] of pages) await page.goto(path);
  await expect(page.locator('.sticky-bar')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const keys = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const named = readFileSync('docs/privacy.md', 'utf8');
  expect(keys.length).toBeGreaterThan(0);
  expect([...keys, ...cookies].filter((name) => !['', '__Host-', '__Secure-'].some((prefix) => named.includes(`\`${prefix}${name}\``)))).toEqual([]);
});

test('a POST to an API address is never redirected', async ({ request }) => {
  const response = await request.post('/api/nothing', { maxRedirects: 0, data: {} });
  // Refused or unknown, never moved: a redirect would lose what was sent.
  expect(response.status()).toBeGreaterThanOrEqual(400);
});

test('[S2.18] an address that is no page gives 404 in the frame', async ({ page }) => {
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
