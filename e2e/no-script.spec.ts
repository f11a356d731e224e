import { templatePages } from './support/templates';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** The HTML of every template: pages.spec.ts. */
const TEMPLATES = ['front-page', 'single', 'template-insurance-verification'] as const;

for (const template of TEMPLATES) {
  test(`${template} is readable without script`, { tag: ['@smoke', '@phone'] }, async ({ page }) => {
    await page.goto(templatePages[template]);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(`main[data-template="${template}"]`)).toBeVisible();
    // The number to call is on every page.
    await expect(page.locator('a[href^="tel:+1"]:visible').first()).toBeVisible();
  });
}

test('links and the way to the menu work without script', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport();
  }
  const link = page.locator('footer nav a[href^="/"]:not([href="/"])').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toBeVisible();
});

test('the 404 page has a search', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/no-such-page/');
  await page.locator('main').getByRole('searchbox').fill('detox');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?s=detox$/);
  await expect(page.locator('[data-post]').first()).toBeVisible();
});
