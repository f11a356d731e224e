/** A visit to a default build sends requests to the site only (docs/privacy.md). Every template: pages.spec.ts. */
import { ARRIVAL, CONDITION_PAGES, look } from './support/privacy/visit';
import { Witness } from './support/privacy/witness';
import { expect, test } from './support/test';

test('an arrival with secrets in its address, and pages about conditions, send requests to the site only', async ({
  page,
  context,
  baseURL,
}) => {
  const witness = new Witness(context, page);
  await look(page, ARRIVAL.path, { referer: ARRIVAL.referer });
  for (const path of CONDITION_PAGES) await look(page, path);
  expect(await witness.toOthers(baseURL)).toEqual([]);
  expect(witness.count).toBeGreaterThan(CONDITION_PAGES.length * 5);
});

test('without vendors there is no consent dialog', async ({ page }) => {
  await look(page, '/');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  await expect(page.locator('#cc-main')).toHaveCount(0);
  expect((await page.request.get('/api/vendor-frame/google-analytics')).status()).toBe(404);
});
