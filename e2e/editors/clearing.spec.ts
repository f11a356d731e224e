/**
 * What an editor invalidates for all visitors: menus in WordPress; from the admin bar a page, the menus, everything.
 */
import { barOf, renderedAt } from '../support/editors/bar';
import { expect, test } from '../support/editors/test';
import { untilWebhook, visit } from '../support/editors/witness';

test('a menu’s new label is on every page on its next request', async ({ site, wordPress, ownPages }) => {
  const items = await wordPress.menuItems();
  test.skip(items === 'no-right', 'This login may not edit menus (edit_theme_options): their labels were not tried.');
  const own = await ownPages.published('Footbridge with a menu');
  const { html } = await visit(site, own.path);
  const item =
    items === 'no-right' ? undefined : items.find(({ label }) => /^[\w ]+$/.test(label) && html.includes(`>${label}<`));
  test.skip(!item, 'No menu of this WordPress stands on the site, so none could be edited.');
  if (!item) return;

  const paths = ['/', own.path];
  for (const path of paths) expect((await visit(site, path)).status).toBe(200);
  const label = `${item.label} tried ${Date.now().toString(36)}`;
  // The embedded WordPress says that everything changed.
  const isMenu = ({ about }: { about: string }) => /\b(?:menu|all)\b/.test(about);
  try {
    await untilWebhook(site, isMenu, () => wordPress.relabel(item, label));
    for (const path of paths) expect((await visit(site, path)).html).toContain(`>${label}<`);
  } finally {
    await untilWebhook(site, isMenu, () => wordPress.relabel(item, item.label));
  }
  for (const path of paths) expect((await visit(site, path)).html).not.toContain(label);
});

test(
  '[S2.23] [S2.26] Clear Page Cache invalidates this page, and no other',
  { tag: '@smoke' },
  async ({ page, site, ownPages }) => {
    const [own, other] = [
      await ownPages.published('Footbridge cleared'),
      await ownPages.published('Footbridge unrelated'),
    ];
    for (const { path } of [own, other]) await visit(site, path);
    await page.goto(own.path);
    const [ownBefore, otherBefore] = [await renderedAt(page, own.path), await renderedAt(page, other.path)];

    await barOf(page).getByRole('link', { name: 'Clear Page Cache' }).click();
    await expect(page, 'the clean address').toHaveURL(site.url + own.path);
    await expect(page.locator('main h1')).toHaveText(own.title);
    expect(await renderedAt(page, own.path)).toBeGreaterThan(ownBefore);
    expect(await renderedAt(page, other.path)).toBe(otherBefore);
    expect((await visit(site, other.path)).cache).toBe('HIT');
  },
);
