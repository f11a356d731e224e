/** The embedded WordPress's edit form: every kind of field, in the preview and live. A real WordPress has ACF's form. */
import type { Page } from '@playwright/test';
import { axeProblems } from '../support/accessibility/axe';
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';

const EXAMPLE = { tag: '@example' };

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const choose = (page: Page, name: string, label: string) => page.locator(`select[name="${name}"]`).selectOption({ label });
const type = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

/** Opens the folded field groups, as an editor does. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#edit-form > .main > details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fills in a page: template, picture, numbers, terms, a choice, texts, on and off, rows of links, people. */
async function fillPage(page: Page): Promise<void> {
  await choose(page, 'template', 'Full Width');
  await page.locator('select[name="featuredImage"]').selectOption({ index: 1 });
  await type(page, 'menuOrder', '7');
  await group(page, 'Treatment topics').getByLabel('Alcohol').check();
  await choose(page, 'pageSettings[segment]', 'Insurance');
  await group(page, 'Related topics').getByLabel('Opioids').check();
  await type(page, 'pageSettings[schema]', '{"@context":"https://schema.org","@type":"MedicalWebPage","name":"Typed"}');
  const bar = group(page, 'Sticky bar');
  await bar.getByLabel('Own texts').check();
  await type(page, 'stickyCta[stickyFloaterCtaG][title]', 'A bar that was typed');
  await group(page, 'Button 1').getByLabel('Link Text').fill('Typed button');
  await group(page, 'Button 1').getByLabel('URL').fill('/contact/');
  await choose(page, 'bylineInfo[author]', 'Elena Marsh');
  await choose(page, 'bylineInfo[reviewer]', 'David Okafor');
  await type(page, 'seo[title]', 'A title for search engines');
  await type(page, 'seo[description]', 'A description for search engines.');
  await group(page, 'Search engines').getByLabel('Not for search engines').check();
}
test.describe('x', EXAMPLE, () => {
test('page', async ({ page, site, ownPages }) => {
  const own = await ownPages.draft('Footbridge of fields');
  await page.goto(`${site.wordPressUrl}/wp-admin/post.php?post=${own.id}&action=edit`);
  await unfold(page);
  await fillPage(page);
  const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, /^Preview/)]);
  await preview.waitForLoadState();
  console.log(preview.url()); require('fs').writeFileSync('/tmp/form-preview.html', await preview.content());
  await preview.screenshot({path:'/tmp/form-preview.png',fullPage:true});
  await press(page, /^Publish$/);
  await expect(page).toHaveURL(/message=6/);
  const live=await visit(site, own.path); require('fs').writeFileSync('/tmp/form-live.html', live.html);
});
});
