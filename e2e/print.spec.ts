/** What a page is on paper. */
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

test('closed questions are printed with their answers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(templatePages['front-page']);
  const closed = page.locator('main details:not([open])').first();
  const answer = closed.locator('> :not(summary)').first();
  await expect(closed).toHaveCount(1);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});

test(
  'print shows only the tables of a comparison, with the facilities’ numbers',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(templatePages['template-compare-facilities']);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Choose what to compare')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(
      page
        .getByRole('columnheader')
        .getByText(/\(\d{3}\) 555-01\d\d/)
        .first(),
    ).toBeVisible();
  },
);
