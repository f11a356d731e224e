/** The embedded WordPress's edit form: every kind of field, in the preview and live. A real WordPress has ACF's form. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';

const EXAMPLE = { tag: '@example' };

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const type = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const choose = (page: Page, name: string, label: string) =>
  page.locator(`select[name="${name}"]`).selectOption({ label });

/** Opens the folded field groups. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#edit-form > .main > details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fills in a page: template, number, terms, choice, texts, on and off, a row with a link, people. */
async function fillPage(page: Page): Promise<void> {
  await choose(page, 'template', 'Full Width');
  await type(page, 'menuOrder', '7');
  await group(page, 'Treatment topics').getByLabel('Alcohol').check();
  await choose(page, 'pageSettings[segment]', 'Insurance');
  await group(page, 'Related topics').getByLabel('Opioids').check();
  await type(page, 'pageSettings[schema]', '{"@type":"MedicalWebPage","name":"Typed data"}');
  await group(page, 'Sticky bar').getByLabel('Own texts').check();
  await type(page, 'stickyCta[stickyFloaterCtaG][title]', 'Typed bar');
  await group(page, 'Button 1').getByLabel('Link Text').fill('Typed button');
  await group(page, 'Button 1').getByLabel('URL').fill('/contact/');
  await choose(page, 'bylineInfo[author]', 'Elena Marsh');
  await choose(page, 'bylineInfo[reviewer]', 'David Okafor');
  await type(page, 'seo[title]', 'Typed title for search engines');
  await type(page, 'seo[description]', 'Typed description for search engines.');
  await group(page, 'Search engines').getByLabel('Not for search engines').check();
}

const OF_PAGE = [
  'data-template="template-full-width"',
  '"name":"Typed data"',
  '>Typed bar<',
  'href="/contact/">Typed button<',
  '>Elena Marsh, MA<',
  '>David Okafor, MD<',
  'Typed title for search engines</title>',
  'content="Typed description for search engines."',
  'name="robots" content="noindex',
];

/** Fills in a facility: short text, numbers, pictures in order, boxes, a summary. */
async function fillFacility(page: Page): Promise<void> {
  await page.getByLabel('Add title').fill('A typed facility');
  await type(page, 'excerpt', 'A typed summary of the facility.');
  await page.locator('select[name="featuredImage"]').selectOption({ index: 1 });
  await type(page, 'facilityDetails[city]', 'Reno');
  await type(page, 'facilityDetails[state]', 'NV');
  await type(page, 'facilityDetails[licenseNumber]', 'TYPED-1');
  await group(page, 'Photos').getByLabel('Picture 1').selectOption({ index: 2 });
  await group(page, 'Photos').getByLabel('Picture 2').selectOption({ index: 1 });
  await group(page, 'Amenities').getByLabel('Music studio').check();
  await choose(page, 'pageSettings[segment]', 'Facility');
}

const OF_FACILITY = ['A typed summary of the facility.', 'TYPED-1', 'Music studio', 'Reno, NV', '/media/'];

/** Axe's findings in the form; the live preview beside it is a page of the site. */
async function problems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('#edit-form').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const missing = (html: string, parts: readonly string[]) => parts.filter((part) => !html.includes(part));

test.describe('the edit form', EXAMPLE, () => {
  test('fills in every field of a page: all are in the preview, and live once it is published', async ({
    page,
    site,
    ownPages,
  }) => {
    const own = await ownPages.draft('Footbridge of fields');
    await page.goto(`${site.wordPressUrl}/wp-admin/post.php?post=${own.id}&action=edit`);
    await unfold(page);
    await fillPage(page);
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, /^Preview/)]);
    await expect(preview.locator('main h1')).toHaveText(own.title);
    expect(missing(await preview.content(), OF_PAGE)).toEqual([]);
    await press(page, /^Publish$/);
    await expect(page).toHaveURL(/message=6$/);
    expect(missing((await visit(site, own.path)).html, OF_PAGE)).toEqual([]);
  });

  test('publishes a facility; changes are in its preview alone until Update', async ({ page, site }) => {
    await page.goto(`${site.wordPressUrl}/wp-admin/post-new.php?post_type=facility`);
    await fillFacility(page);
    await press(page, /^Publish$/);
    await expect(page).toHaveURL(/message=6$/);
    const path = '/facilities/a-typed-facility/';
    expect(missing((await visit(site, path)).html, OF_FACILITY)).toEqual([]);

    await type(page, 'facilityDetails[licenseNumber]', 'TYPED-2');
    await group(page, 'Amenities').getByLabel('Yoga').check();
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, /^Preview changes/)]);
    await expect(preview.getByText('TYPED-2')).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      'author, parent and date as saved',
    );
    expect(await preview.locator('main').innerText()).toContain('Yoga');
    expect((await visit(site, path)).html).not.toContain('TYPED-2');
    await press(page, /^Update$/);
    await expect(page).toHaveURL(/message=1$/);
    expect((await visit(site, path)).html).toContain('TYPED-2');
    await press(page, /^Move to Trash$/);
    await expect(page).toHaveURL(/trashed=1/);
  });

  test('outlines in the live preview what the field, or the line with the cursor, shows', async ({ page, site }) => {
    await page.goto(`${site.wordPressUrl}/wp-admin/post-new.php?post_type=page`);
    await page.getByLabel('Add title').fill('An outlined title');
    await page.getByLabel('Content').fill('The first line.\n\nThe second line.');
    await press(page, /^Save draft$/);
    await expect(page).toHaveURL(/action=edit/);
    const outlined = page.frameLocator('#live-preview iframe').locator('[data-selected]');
    await page.getByLabel('Add title').focus();
    await expect(outlined).toHaveText('An outlined title');
    await page.getByLabel('Content').press('Control+End');
    await expect(outlined).toHaveText('The second line.');
    await page.frameLocator('#live-preview iframe').getByText('The first line.').click();
    await expect(outlined).toHaveText('The first line.');
    await press(page, /^Move to Trash$/);
  });

  for (const width of [390, 1280])
    test(`is accessible at ${width} px, also with errors, which lead to their fields`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.wordPressUrl}/wp-admin/post-new.php?post_type=facility`);
      await unfold(page);
      expect(await problems(page)).toEqual([]);
      await page.getByLabel('Add title').fill('Refused');
      await type(page, 'facilityDetails[latitude]', 'ninety');
      await type(page, 'reviewSummary[totalReviews]', 'many');
      await press(page, /^Save draft$/);
      await page.getByRole('alert').getByRole('link', { name: 'Latitude must be a number' }).click();
      const latitude = page.getByLabel('Latitude');
      await expect(latitude).toBeFocused();
      await expect(latitude).toHaveValue('ninety');
      await expect(page.getByLabel('Number of reviews')).toHaveValue('many');
      expect(await problems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});
