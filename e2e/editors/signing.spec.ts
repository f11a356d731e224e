/** Who can sign in, who cannot, and what is left after signing out. */
import { barOf } from '../support/editors/bar';
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';
import { fillLogin, logIn } from '../support/wordpress-editor';

test('a visitor signs in at WordPress, and returns to the draft', async ({
  stranger: page,
  site,
  target,
  ownPages,
}) => {
  const draft = await ownPages.draft('Footbridge sign-in');
  await page.goto(`${site.url}/?page_id=${draft.id}&preview=true`);
  await expect(page).toHaveURL((url) => url.origin === new URL(site.wordPressUrl).origin);
  await fillLogin(page, target.editor);
  await expect(page).toHaveURL(`${site.url}/preview/${draft.id}/`);
  await expect(page.locator('main h1')).toHaveText(draft.title);
});

test('one click in WordPress’s toolbar leads to the site, signed in', async ({ stranger: page, site, target }) => {
  await logIn(page, site.wordPressUrl, target.editor);
  await page.goto(`${site.wordPressUrl}/wp-admin/`);
  // A link in the embedded WordPress, a menu item in WordPress's toolbar.
  await page.getByText('View on site, signed in').click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(barOf(page)).toBeVisible();
});

test('after signing out no page of the browser’s history shows the draft, and the bar is gone', async ({
  stranger: page,
  site,
  target,
  ownPages,
}) => {
  const draft = await ownPages.draft('Footbridge signed out');
  await logIn(page, site.wordPressUrl, target.editor);
  await page.goto(`${site.url}/preview/${draft.id}/`);
  await expect(page.locator('main h1')).toHaveText(draft.title);

  await barOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  const names = (await page.context().cookies(site.url)).map(({ name }) => name);
  expect(names.filter((name) => name === 'footbridge-editor' || name.endsWith('-rt'))).toEqual([]);
  // WordPress's own login would sign in again by itself.
  await page.context().clearCookies({ name: /^wordpress_/ });
  await page.goBack();
  await expect(page.locator('body')).not.toContainText(draft.title);
  await page.goto(`${site.url}/`);
  await expect(barOf(page)).toBeHidden();
  expect((await visit(site, `/preview/${draft.id}/`)).status).toBe(303);
});
