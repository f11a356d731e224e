import { templatePages } from './support/templates';
import { expect, test } from './support/test';

const PATH = templatePages['template-compare-facilities'];

test('[S2.32] two charts are there in words, on a phone without scrolling the page sideways', async ({
  page,
  watch,
}) => {
  await page.goto(PATH);
  for (const name of ['Treatment', 'Amenities']) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expect(table.getByRole('cell', { name: /^(Yes|No|Ask us)$/ })).not.toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(watch.problems).toEqual([]);
});

test('[S2.32] services and facilities are chosen by keyboard alone, and stored for the next visit', async ({
  page,
}) => {
  await page.goto(PATH);
  const columns = page.getByRole('table', { name: 'Treatment' }).getByRole('columnheader');
  const all = await columns.count();
  await page.getByText('Choose what to compare').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(columns).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Yoga' }).check();
  await expect(page.getByRole('table', { name: 'Amenities' }).getByRole('rowheader')).toHaveText(['Yoga']);
  await page.reload();
  await expect(columns).toHaveCount(2);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(columns).toHaveCount(all);
});

test('print shows only the tables, with the facilities’ numbers', async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Choose what to compare')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(
    page
      .getByRole('columnheader')
      .getByText(/\(\d{3}\) 555-01\d\d/)
      .first(),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both charts are complete, without controls that need script', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByText('Choose what to compare')).toBeHidden();
    await expect(page.getByRole('button', { name: /Share|Print/ })).toHaveCount(0);
  });
});
