/** What a visit asks of whom, in a site as it comes: of itself, and of nobody else (docs/privacy.md). Every template: pages.spec.ts. */
import {
  ARRIVAL,
  askFacility,
  checkInsurance,
  CONDITION_PAGES,
  look,
  searchFor,
  SECRETS,
} from './support/privacy/visit';
import { Witness } from './support/privacy/witness';
import { expect, test } from './support/test';

test('an arrival with secrets in its address, and pages about conditions, ask nobody but the site', async ({
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

test('forms that are typed in and sent, and a search, ask nobody else', async ({ page, context, baseURL }) => {
  test.slow();
  const witness = new Witness(context, page);
  await checkInsurance(page);
  await askFacility(page);
  await searchFor(page, SECRETS['searched words']);
  expect(await witness.toOthers(baseURL)).toEqual([]);
  // What is typed stands in no address, of this site neither.
  expect(page.url()).not.toContain(SECRETS['first name']);
});

test('with nobody to consent to, nothing is asked and nothing offered', async ({ page }) => {
  await look(page, '/');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  await expect(page.locator('#cc-main')).toHaveCount(0);
  expect((await page.request.get('/api/vendor-frame/google-analytics')).status()).toBe(404);
});
