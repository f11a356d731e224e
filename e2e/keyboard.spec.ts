import { expect, test } from './support/test';

test('the first key leads past the header', { tag: '@smoke' }, async ({ page }) => {
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

test(
  'the drawer traps the focus, closes on Escape, and restores the focus',
  { tag: ['@phone', '@smoke'] },
  async ({ page }) => {
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
  },
);

test('a table of contents leads to its heading, which no header covers, and the focus continues there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/what-is-detox/');
  // One line on a phone, which opens.
  const line = page.locator('.table-of-contents summary');
  if (await line.isVisible()) await line.press('Enter');
  const link = page.locator('.table-of-contents a').last();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const { y } = (await heading.boundingBox()) ?? { y: 0 };
  const header = (await page.locator('header.masthead').boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThanOrEqual(header.y + header.height);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate((anchor) => {
      const focused = document.activeElement;
      return (
        focused !== null &&
        (document.getElementById(anchor)?.compareDocumentPosition(focused) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
      );
    }, id),
  ).toBeTruthy();
});
