/** The content model as visitors see it. */
import { pageProblems } from './support/accessibility/page-problems';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

test(
  'large pictures lead to each other by buttons, arrow keys and a finger, and say where one is',
  { tag: '@phone' },
  async ({ page, watch }) => {
    await page.goto(templatePages['single-facility']);
    const openers = page.getByRole('button', { name: /^Enlarge/ });
    const open = page.locator('.gallery-large:popover-open');
    const expectNumber = async (number: number) => {
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(`${number} of `);
      await expect(open.locator('img')).toBeInViewport();
    };
    await openers.first().press('Enter');
    await expectNumber(1);
    expect(await pageProblems(page)).toEqual([]);
    await expect(open.getByRole('button', { name: 'Previous' })).toHaveCount(0);
    await open.getByRole('button', { name: 'Next' }).click();
    await expectNumber(2);
    await expect(open.getByRole('button', { name: /Next|Previous/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expectNumber(1);
    await page.keyboard.press('ArrowLeft');
    await expectNumber(1);
    await page.keyboard.press('ArrowRight');
    await expectNumber(2);
    await open.locator('img').evaluate((img) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: img, clientX, clientY: 200 });
      img.dispatchEvent(
        new TouchEvent('touchstart', { bubbles: true, touches: [touch(100)], changedTouches: [touch(100)] }),
      );
      img.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(260)] }));
    });
    await expectNumber(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(openers.nth(1)).toBeFocused();
    expect(watch.problems).toEqual([]);
  },
);

test(
  'a large picture that was opened above another, before the code that leads on was there, is the only one then',
  { tag: '@phone' },
  async ({ page, watch }) => {
    let letThrough = () => {};
    const isNextOpen = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/browser/gallery-steps-*.js', async (route) => {
      await isNextOpen;
      await route.continue();
    });
    await page.goto(templatePages['single-facility']);
    const open = page.locator('.gallery-large:popover-open');
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    await open.getByRole('button', { name: 'Next' }).click();
    await expect(open).toHaveCount(2);
    letThrough();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('2 of ');
    expect(watch.problems).toEqual([]);
  },
);
