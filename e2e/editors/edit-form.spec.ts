/** The embedded WordPress's edit form: fields of every kind, in the preview and live. A real WordPress has ACF's form. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';

const EXAMPLE = { tag: '@example' };
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const fields = (page: Page) => page.getByLabel('Fields');

const PAGE_FIELDS = `
template: Full Width
menuOrder: 7
pageSettings:
  segment: insurance
  schema: '{"@type":"MedicalWebPage","name":"Typed data"}'
stickyCta:
  stickyFloaterCtaG:
    customize: true
    title: Typed bar
    buttons:
      - link: { url: /contact/, title: Typed button }
seo:
  title: Typed title for search engines
  description: Typed description for search engines.
  noindex: true
`;

const OF_PAGE = [
  'data-template="template-full-width"',
  '"name":"Typed data"',
  '>Typed bar<',
  'href="/contact/">Typed button<',
  'Typed title for search engines</title>',
  'content="Typed description for search engines."',
  'name="robots" content="noindex',
];

const missing = (html: string, parts: readonly string[]) => parts.filter((part) => !html.includes(part));

test.describe('the edit form', EXAMPLE, () => {
  test('fields of a page are in the preview, and live once it is published', async ({ page, site, ownPages }) => {
    const own = await ownPages.draft('Footbridge of fields');
    await page.goto(`${site.wordPressUrl}/wp-admin/post.php?post=${own.id}&action=edit`);
    await fields(page).fill(PAGE_FIELDS);
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, /^Preview/)]);
    await expect(preview.locator('main h1')).toHaveText(own.title);
    expect(missing(await preview.content(), OF_PAGE)).toEqual([]);
    await press(page, /^Publish$/);
    await expect(page).toHaveURL(/message=1$/);
    await expect.poll(async () => missing((await visit(site, own.path)).html, OF_PAGE)).toEqual([]);
  });

  test('a facility like another has its pictures and boxes; changes are in its preview alone until Update', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.wordPressUrl}/wp-admin/edit.php?post_type=facility`);
    await page.getByRole('link', { name: 'Edit “Desert Hope Treatment Center”' }).click();
    const license = /licenseNumber: .*/;
    const typed = await fields(page).inputValue();
    expect(typed).toMatch(license);

    await page.goto(`${site.wordPressUrl}/wp-admin/post-new.php?post_type=facility`);
    await page.getByLabel('Add title').fill('A typed facility');
    await fields(page).fill(typed.replace(license, 'licenseNumber: TYPED-1'));
    await press(page, /^Publish$/);
    await expect(page).toHaveURL(/message=1$/);
    const path = '/facilities/a-typed-facility/';
    await expect.poll(async () => missing((await visit(site, path)).html, ['TYPED-1', '/media/'])).toEqual([]);

    await fields(page).fill(typed.replace(license, 'licenseNumber: TYPED-2'));
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, /^Preview changes/)]);
    await expect(preview.getByText('TYPED-2')).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      'author, parent and date as saved',
    );
    expect((await visit(site, path)).html).not.toContain('TYPED-2');
    await press(page, /^Update$/);
    await expect(page).toHaveURL(/message=1$/);
    await expect.poll(async () => (await visit(site, path)).html).toContain('TYPED-2');
    await press(page, /^Move to Trash$/);
    await expect(page).toHaveURL(/trashed=1/);
  });
});
