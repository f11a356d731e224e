import { templatePages } from './support/templates';
import { expect, test } from './support/test';

const PATH = templatePages['template-reviews'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'reviews' : 'reviews without script', () => {
    test.use({ javaScriptEnabled });

    test('[S3.24] [S9.5] are shown a dozen at a time, with rating, source and date; the average has two decimals', async ({
      page,
    }) => {
      await page.goto(PATH);
      await expect(page.getByText(/^\d\.\d\d out of 5 from \d+ reviews$/)).toBeVisible();
      await expect(page.getByRole('blockquote')).toHaveCount(12);
      const first = await page.getByRole('blockquote').first().textContent();
      await expect(page.getByRole('figure').first()).toContainText(
        /(?:on \w+|written to us), [A-Z][a-z]+ \d{1,2}, \d{4}/,
      );
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}page/2/$`));
      await expect(page.getByRole('blockquote').first()).not.toHaveText(first ?? '');
      await expect(page.locator('h1')).toBeVisible();
    });

    test('[S5.5] are filtered by source; those from elsewhere are anonymous', async ({ page }) => {
      await page.goto(PATH);
      await page
        .getByRole('navigation', { name: 'Reviews by source' })
        .getByRole('link', { name: /^Google/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`${PATH}from/google/$`));
      await expect(page.getByRole('link', { name: /^Google/ })).toHaveAttribute('aria-current', 'page');
      const captions = await page.locator('main figcaption').allTextContents();
      expect(captions.length).toBeGreaterThan(0);
      expect(captions.filter((caption) => !/^Anonymous ?on Google/.test(caption))).toEqual([]);
    });
  });
}
