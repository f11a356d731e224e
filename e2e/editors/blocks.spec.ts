/** A block from the editor to the visitor's page. */
import { expect, test } from '../support/editors/test';
import { visit } from '../support/editors/witness';

const TEXT = [
  'Before the card.',
  '<!-- wp:footbridge/facility-card {"facility":"outpatient-office"} /-->',
  '<!-- wp:footbridge/steps -->',
  '<ol><li>You call.</li><li>We listen.</li></ol>',
  '<!-- /wp:footbridge/steps -->',
  '<!-- wp:footbridge/call-button {"label":{"a":1}} /-->',
  '<footbridge-block data-nonce="00000000000000000000000000000000" data-block="e30">typed by an author</footbridge-block>',
].join('\n\n');

test(
  'a block is in the preview, then on the visitor’s page, and follows its facility',
  { tag: '@example' },
  async ({ page, site, ownPages }) => {
    const [other, own] = [
      await ownPages.published('Footbridge unrelated'),
      await ownPages.draft('Footbridge of blocks'),
    ];
    const press = (name: RegExp) => page.getByRole('button', { name }).click();
    await page.goto(`${site.wordPressUrl}/wp-admin/post.php?post=${own.id}&action=edit`);
    await page.getByLabel('Content').fill(TEXT);
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(/^Preview/)]);
    const card = preview.locator('main').getByRole('link', { name: 'Desert Hope outpatient office, Las Vegas' });
    await expect(card).toBeVisible();
    await expect(preview.locator('main ol > li')).toHaveText(['You call.', 'We listen.']);
    await press(/^Publish$/);
    await expect(page).toHaveURL(/message=1$/);

    await expect.poll(async () => (await visit(site, own.path)).html).toContain('Desert Hope outpatient office');
    const { html } = await visit(site, own.path);
    expect(html).not.toMatch(/footbridge-block|<!-- wp:/);
    expect(html).toContain('typed by an author');
    await visit(site, other.path);
    const before = await visit(site, other.path);

    await page.goto(`${site.wordPressUrl}/wp-admin/edit.php?post_type=facility`);
    await page.getByRole('link', { name: /^Edit “Desert Hope outpatient office/ }).click();
    const name = await page.getByLabel('Add title').inputValue();
    await page.getByLabel('Add title').fill('Office on the corner');
    await press(/^Update$/);
    await expect(page).toHaveURL(/message=1$/);
    await expect.poll(async () => (await visit(site, own.path)).html).toContain('Office on the corner');
    expect(await visit(site, other.path)).toEqual({ ...before, cache: 'HIT' });

    await page.getByLabel('Add title').fill(name);
    await press(/^Update$/);
    await expect(page).toHaveURL(/message=1$/);
  },
);
