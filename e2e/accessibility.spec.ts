import AxeBuilder from '@axe-core/playwright';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';

const pages = { ...templatePages, ...otherPages, 404: '/no-such-page/' };

for (const [template, path] of Object.entries(pages)) {
  test(`axe finds nothing on ${template}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
  });
}

test('axe finds nothing in the open drawer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
