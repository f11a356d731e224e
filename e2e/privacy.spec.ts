/** A visit to a default build sends requests to the site only (docs/privacy.md). Every template: pages.spec.ts. */
import {
  ARRIVAL,
  contactFacility,
  checkInsurance,
  CONDITION_PAGES,
  look,
  searchFor,
  SECRETS,
} from './support/privacy/visit';
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

test('forms that are typed in and sent, and a search, send requests to the site only', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const witness = new Witness(context, page);
  await checkInsurance(page);
  await contactFacility(page);
  await searchFor(page, SECRETS['searched words']);
  expect(await witness.toOthers(baseURL)).toEqual([]);
  // Typed text is in no address, not even of this site.
  expect(page.url()).not.toContain(SECRETS['first name']);
});

test('without vendors there is no consent dialog', async ({ page }) => {
  await look(page, '/');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  await expect(page.locator('#cc-main')).toHaveCount(0);
  expect((await page.request.get('/api/vendor-frame/google-analytics')).status()).toBe(404);
});
