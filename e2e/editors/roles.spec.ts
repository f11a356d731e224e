/**
 * A user who is logged in to WordPress but never signed in here is recognized on the next page, with the tools of their
 * role.
 */
import { barOf } from '../support/editors/bar';
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';
import { logIn } from '../support/wordpress-editor';

/** The embedded WordPress has a login for each role, and is on the site's own host: its cookies reach the site. */
const EXAMPLE = { tag: '@example' };
const TOOLS = {
  editor: ['Clear Page Cache'],
  admin: ['Clear Page Cache', 'Clear Menu Cache developers only', 'Clear All Cache developers only'],
};

for (const [user, tools] of Object.entries(TOOLS)) {
  test(
    `[S6.2] ${user}, logged in to WordPress, has the bar with ${tools.length} tools on the tab’s next page, without signing in here`,
    EXAMPLE,
    async ({ stranger: page, site, target }) => {
      // A tab with a stored place, which sends no more requests.
      await page.goto(site.url, { waitUntil: 'networkidle' });
      await expect(barOf(page)).toBeHidden();
      await logIn(await page.context().newPage(), site.wordPressUrl, { user, password: target.editor.password });

      await page.goto(`${site.url}/about/`);
      await expect(barOf(page).getByRole('button', { name: /^Page (?:rendered|outdated|not cached)/ })).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/about/`);
      expect(
        await barOf(page)
          .getByText(/^Clear /)
          .evaluateAll((found) => found.map((tool) => tool.closest('a, button')?.textContent)),
      ).toEqual(tools);
      await expect(barOf(page).getByText(user, { exact: true })).toBeVisible();
    },
  );
}

test(
  '[S6.2] a subscriber, logged in to WordPress, has no bar, and visitors get the page as before',
  EXAMPLE,
  async ({ stranger: page, site, target }) => {
    const before = await visit(site, '/about/');
    await logIn(page, site.wordPressUrl, { user: 'subscriber', password: target.editor.password });
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/faust/auth/sign-in'));
    await page.goto(`${site.url}/about/`);
    expect((await refused).status()).toBe(403);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/insurance/`, { waitUntil: 'networkidle' });
    await expect(barOf(page)).toBeHidden();
    expect(requests.filter((path) => /^\/api\/(?:editor|faust)/.test(path))).toEqual([]);
    expect(await visit(site, '/about/')).toMatchObject({ html: before.html, etag: before.etag });
  },
);

test(
  '[S6.2] a user who signs out here and stays logged in to WordPress gets one button, which leads back to the same page',
  EXAMPLE,
  async ({ stranger: page, site, target }) => {
    await logIn(page, site.wordPressUrl, target.editor);
    await page.goto(`${site.url}/about/`);
    await barOf(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${site.url}/about/`);
    await barOf(page).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site.url}/about/`);
    await expect(barOf(page).getByRole('link', { name: 'Clear Page Cache' })).toBeVisible();
  },
);
