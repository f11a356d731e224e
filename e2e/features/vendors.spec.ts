/**
 * Tests what leaves the site with all consent given, in a build with every third party (docs/privacy.md). The vendors'
 * scripts are doubles that send whatever a script can find out.
 */
import { PolicyWatch } from '../support/policy-watch';
import { answerForVendors, VENDOR_HOSTS } from '../support/privacy/vendor-doubles';
import {
  ARRIVAL,
  contactFacility,
  checkInsurance,
  everyPage,
  LAS_VEGAS,
  look,
  searchFor,
  SECRETS,
} from '../support/privacy/visit';
import { secretsIn, Witness, type SentRequest } from '../support/privacy/witness';
import { expect, test } from '../support/test';

import type { Page } from '@playwright/test';

const vendorFrames = (page: Page) => page.locator('iframe[src^="/api/vendor-frame/"]');

/**
 * Pages that allow vendors without an agreement; all others are pages of a form, of insurance, of treatment, or reveal
 * that in their address.
 */
const OPEN = [
  '/',
  '/about/our-team/',
  '/about/testimonials/',
  '/blog/',
  '/author/editor/',
  '/2026/',
  '/contributors/elena-marsh/',
  '/blog/page/2/',
];

const kindsIn = (sent: readonly SentRequest[]) =>
  new Set(sent.flatMap(({ url }) => new URL(url).searchParams.get('ep.page_kind') ?? []));

async function consent(page: Page): Promise<void> {
  await look(page, '/about/our-team/');
  await page.getByRole('button', { name: 'Accept all', exact: true }).click();
  await expect(vendorFrames(page)).toHaveCount(3);
}

/** Ids that the site generated for this browser: no vendor may get them. */
async function ownNumbers(page: Page): Promise<Record<string, string>> {
  const cookies = (await page.context().cookies()).filter(({ name }) =>
    ['csrf-token', 'footbridge-visit', 'app-state', 'call-tracking-facility'].includes(name),
  );
  const visit = await page.evaluate(() => sessionStorage.getItem('footbridge.visit-id'));
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    'app-state',
    'call-tracking-facility',
    'csrf-token',
    'footbridge-visit',
  ]);
  return {
    ...Object.fromEntries(
      cookies.filter(({ value }) => value.length > 8).map(({ name, value }) => [`cookie ${name}`, value]),
    ),
    'visit id': visit ?? 'there is none',
  };
}

// What leaves does not depend on the screen.
test('a whole visit with all consent: only the listed vendors, none of what was planted, and none on a page of a form, of insurance or of treatment @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  // Every page of the site, one after the other.
  test.setTimeout(8 * 60_000);
  await answerForVendors(context, baseURL);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': LAS_VEGAS });
  const watch = await PolicyWatch.of(context);
  const witness = new Witness(context, page);
  await consent(page);
  await look(page, ARRIVAL.path, { referer: ARRIVAL.referer });
  await expect(vendorFrames(page)).toHaveCount(3);
  const open: string[] = [];
  const closed = new Set<string>();
  for (const [, path] of everyPage) {
    // Requests on leaving the last page belong to that page.
    await page.goto('about:blank');
    await look(page, path);
    // On every page, and when it opens the code that lets others in is there.
    await page.locator('.site-footer').getByRole('button', { name: 'Privacy choices' }).press('Enter');
    await page.getByRole('dialog', { name: 'Privacy choices' }).waitFor();
    if ((await vendorFrames(page).count()) > 0) open.push(path);
    else closed.add(baseURL + path);
  }
  await checkInsurance(page);
  await look(page, '/');
  await contactFacility(page);
  await searchFor(page, SECRETS['searched words']);
  // From sensitive pages to one with vendors: no vendor may get the earlier pages.
  await look(page, SECRETS['condition in a path']);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(vendorFrames(page)).toHaveCount(3);
  await page.waitForLoadState('networkidle');

  expect(open.filter((path) => !OPEN.includes(path) && !path.startsWith('/about/'))).toEqual([]);
  expect(open).toEqual(expect.arrayContaining(['/', '/about/our-team/']));
  // With all features on, nothing that the site's own pages do is forbidden.
  expect(watch.found).toEqual([]);
  const sent = await witness.toOthers(baseURL);
  expect(sent.filter((one) => closed.has(one.page))).toEqual([]);
  expect(sent.filter(({ url }) => !VENDOR_HOSTS.test(url)).map(({ url }) => url)).toEqual([]);
  expect(secretsIn(sent, { ...SECRETS, ...(await ownNumbers(page)) })).toEqual([]);
  // They were loaded and received something: otherwise this would prove nothing.
  expect(sent.filter(({ url }) => url.includes('/g/collect')).length).toBeGreaterThan(20);
  expect(sent.filter(({ url }) => url.includes('heap-api.com/api/capture?event=page_view')).length).toBeGreaterThan(5);
  expect([...kindsIn(sent)].toSorted()).toEqual(['about', 'front', 'list', 'person', 'reviews']);
});
