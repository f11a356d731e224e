/** What a visit asks of whom, in a site as it comes: of itself, and of nobody else (docs/privacy.md). */
import { ARRIVAL, askFacility, checkInsurance, everyPage, look, searchFor, SECRETS } from './support/privacy/visit';
import { Witness } from './support/privacy/witness';
import { expect, test } from './support/test';

test('a whole visit asks nobody but the site, media included', async ({ page, context, baseURL }) => {
  // Every page of the site, one after the other.
  test.setTimeout(8 * 60_000);
  const witness = new Witness(context, page);
  await look(page, ARRIVAL.path, { referer: ARRIVAL.referer });
  for (const [, path] of everyPage) {
    await look(page, path);
    // An open line to somebody is told to them as well.
    const hints = await page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="preload"], link[rel~="prefetch"]').evaluateAll((links) =>
      links.flatMap((link) => {
        // A picture in several sizes is named by these alone.
        const sizes = (link.getAttribute('imagesrcset') ?? '').split(', ').map((size) => size.split(' ')[0]);
        return [link.getAttribute('href'), ...sizes].flatMap((address) => (address ? [new URL(address, document.baseURI).href] : []));
      }),
    );
    expect(hints.filter((href) => !href.startsWith(`${baseURL}/`))).toEqual([]);
  }
  expect(await witness.toOthers(baseURL)).toEqual([]);
  expect(witness.count).toBeGreaterThan(everyPage.length * 5);
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
