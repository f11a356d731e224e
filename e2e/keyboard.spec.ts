import { expect, test } from './support/test';

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The next stop is in the content, not in the header.
  expect(await page.evaluate(() => document.activeElement?.closest('header.masthead') !== null)).toBe(false);
});

test.describe('the menu bar', { tag: '@desktop' }, () => {
  test('opens and closes a panel, and keeps the focus in sight', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const button = bar.getByRole('button').first();
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    expect(await focused.evaluate((element) => element.tagName)).toBe('A');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('closed panels take no focus', async ({ page }) => {
    await page.goto('/');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeVisible();
    }
  });
});

test.describe('the drawer', { tag: '@phone' }, () => {
  test('keeps the focus inside, closes on Escape, gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(stop % 7 === 6 ? 'Shift+Tab' : 'Tab');
      expect(await inside(), `after ${stop + 1} keys`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when a link in it is followed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const group = drawer.locator('summary').first();
    await group.click();
    await drawer.locator('details[open] a').first().click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/:\d+\/$/);
  });
});
