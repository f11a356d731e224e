/** The live preview beside the editor, and share links of it. */
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';

const CONTENT = 'Made by a test, and taken away by it.';

test(
  'what is typed shows beside the editor, without a button, and to no visitor',
  { tag: '@smoke' },
  async ({ site, wordPress, ownPages }) => {
    const own = await ownPages.published('Footbridge live');
    const panel = await wordPress.openLivePreview(own.id);
    const frame = panel.frameLocator('iframe');
    await expect(frame.locator('main h1')).toHaveText(own.title);

    await wordPress.type('Typed a moment ago. ');
    await expect(frame.getByText(`Typed a moment ago. ${CONTENT}`)).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('Shows what you typed.');
    expect((await visit(site, own.path)).html).not.toContain('Typed a moment ago');
  },
);

test('a click on a text of the preview selects it in the editor', async ({ wordPress, ownPages }) => {
  const draft = await ownPages.draft('Footbridge picked');
  const panel = await wordPress.openLivePreview(draft.id);
  await panel.frameLocator('iframe').getByText(CONTENT).click();
  await expect.poll(() => wordPress.selectedText()).toContain(CONTENT.slice(0, 30));
});

test('the preview has three widths, and a window of its own that follows too', async ({
  page,
  wordPress,
  ownPages,
}) => {
  const draft = await ownPages.draft('Footbridge in a window');
  const panel = await wordPress.openLivePreview(draft.id);
  const width = () =>
    panel
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => window.innerWidth);
  for (const [name, px] of [
    ['Tablet', 768],
    ['Desktop', 1280],
    ['Phone', 390],
  ] as const) {
    await panel.getByRole('button', { name }).click();
    await expect.poll(width).toBe(px);
    await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('button', { name: 'Open in a window' }).click(),
  ]);
  await expect(opened.locator('main h1')).toHaveText(draft.title);
  expect(new URL(opened.url()).hash, 'no token is in the address').toBe('');
  await wordPress.type('Typed for the window. ');
  await expect(opened.getByText('Typed for the window.')).toBeVisible();
});

test.describe('in WordPress’s block editor', () => {
  test.beforeEach(({ target }) => {
    test.skip(target.kind !== 'real', 'the embedded WordPress has a form');
  });

  test('the preview stays beside the sidebar with the page’s settings, and is open on the next page', async ({
    page,
    wordPress,
    ownPages,
  }) => {
    const [first, second] = [await ownPages.draft('Footbridge beside'), await ownPages.draft('Footbridge next')];
    const panel = await wordPress.openLivePreview(first.id);
    await expect(panel.frameLocator('iframe').locator('main h1')).toHaveText(first.title);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
    await expect(page.getByRole('button', { name: 'Set featured image' })).toBeVisible();
    await expect(panel.frameLocator('iframe').locator('main h1')).toBeInViewport();

    await page.goto(page.url().replace(`post=${first.id}`, `post=${second.id}`));
    await expect(panel.frameLocator('iframe').locator('main h1')).toHaveText(second.title);
  });

  test('a custom field shows, also when a script changes it, and a click on it opens it', async ({
    page,
    wordPress,
    ownPages,
  }) => {
    const draft = await ownPages.draft('Footbridge field');
    const panel = await wordPress.openLivePreview(draft.id);
    await expect(panel.frameLocator('iframe').locator('main h1')).toHaveText(draft.title);
    // As Select2 and ACF's pickers do.
    await page.evaluate(() => {
      const field = (name: string) => window.jQuery(`[name="acf${name}"]:not([type="hidden"])`);
      const bar = (name: string) =>
        field(`[field_sticky_cta_sticky_floater_cta_g][field_sticky_cta_sticky_floater_cta_g_${name}]`);
      field('[field_page_settings_segment]').val('insurance').trigger('change');
      bar('customize').prop('checked', true).trigger('change');
      bar('title').val('Bar by a script').trigger('change');
    });
    await panel.frameLocator('iframe').getByText('Bar by a script').click();
    await expect(page.locator('.acf-field[data-name="title"] input:focus')).toHaveValue('Bar by a script');
  });
});

test('a share link shows its draft to whoever has it, until it is revoked', async ({
  browser,
  site,
  wordPress,
  ownPages,
}) => {
  const draft = await ownPages.draft('Footbridge shared');
  const panel = await wordPress.openLivePreview(draft.id);
  await panel.getByText('Share this draft').click();
  await panel.getByPlaceholder('For whom').fill('Dr. Marsh');
  await panel.getByRole('button', { name: 'Create link' }).click();
  const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(`${site.url}/preview/live/#`);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const reader = await context.newPage();
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(request.url()));
  const response = await reader.goto(link);
  await expect(reader.locator('main h1')).toHaveText(draft.title);
  await expect(reader.getByRole('complementary', { name: 'Preview' })).toContainText('this link works until');
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  const token = new URL(link).hash.slice(1);
  expect(requested.filter((url) => url.replace(/#.*/, '').includes(token.slice(0, 40)))).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => /footbridge-editor|wordpress/.test(name))).toEqual([]);

  await panel.getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText(/^Revoked/)).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This preview link does not work any more' })).toBeVisible();
  await context.close();
});
