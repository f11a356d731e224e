/**
 * A user who is logged in to WordPress but never signed in here is recognized on the next page, with the tools of their
 * role.
 */
import { barOf } from '../support/editors/bar';
import { expect, test } from '../support/editors/test';
import { logIn } from '../support/wordpress-editor';

/** The embedded WordPress has a login for each role, and is on the site's own host: its cookies reach the site. */
const EXAMPLE = { tag: '@example' };

test(
  '[S6.2] a user who signs out here and stays logged in to WordPress gets one button, which leads back to the same page',
  EXAMPLE,
  async ({ browser, site, target }) => {
    const context = await browser.newContext({ storageState: undefined });
    const page = await context.newPage();
    await logIn(page, site.wordPressUrl, target.editor);
    await page.goto(`${site.url}/about/`);
    await barOf(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${site.url}/about/`);
    await barOf(page).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site.url}/about/`);
    await expect(barOf(page).getByRole('link', { name: 'Clear Page Cache' })).toBeVisible();
    await context.close();
  },
);
