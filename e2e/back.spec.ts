/** Back, by the back/forward cache: the page as it was left, with the state of now (specification, section 4). */
import { findChromium } from '@footbridge/tools/programs';
import { brand } from './support/settings';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';

import type { LocalState } from '@footbridge/browser/state/local';
import type { Page } from '@playwright/test';
import type { SpecifiedVariant } from '@/site-config/types';

// The headless shell has no back/forward cache; Playwright switches Chromium's off.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  ),
);

/**
 * Waits until the visit has stored the page and its time, which the page measures by a clock that may differ by some
 * ms. No fake clock, which would change what the browser reports about a navigation.
 */
const isStored = (page: Page) =>
  page.waitForFunction(
    () =>
      (JSON.parse(localStorage.getItem('footbridge.local') ?? '{}').state?.lastVisitedTimestamp ?? 0) >=
      performance.timeOrigin - 100,
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isStored(page);
}

/** Returns what the browser stores for later visits; null before the deferred code has run. */
function localState(page: Page): Promise<LocalState | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('footbridge.local') ?? '{}').state ?? null);
}

/**
 * Expects that the number shown, dialed and sent to call tracking is one of the brand's: in the header and on the body.
 */
async function expectNumber(page: Page, variant: SpecifiedVariant): Promise<void> {
  const { display, tel } = brand.callNumbers[variant];
  const link = page.locator('header a[data-call-link]').first();
  await expect(link).toHaveAttribute('href', tel);
  await expect(link).toContainText(display);
  await expect(page.locator('body')).toHaveAttribute('data-call-number', tel.replace('tel:', ''));
}

/** Stores that the visitor has been on the page for a minute. */
const spendMinute = (page: Page) =>
  page.evaluate(() => {
    const local = JSON.parse(localStorage.getItem('footbridge.local') ?? '{}');
    localStorage.setItem(
      'footbridge.local',
      JSON.stringify({ ...local, state: { ...local.state, lastVisitedTimestamp: Date.now() - 60_000 } }),
    );
  });

/** Goes to another page and back; returns why the browser did not restore the page from its back/forward cache. */
async function leaveAndReturn(page: Page, meanwhile = async (): Promise<void> => undefined): Promise<unknown> {
  const left = page.url();
  await page.evaluate(() => window.location.assign('/privacy-policy/'));
  await page.waitForURL('**/privacy-policy/');
  await isStored(page);
  await meanwhile();
  // The cached document loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(left, { waitUntil: 'commit' });
  await page.locator('html[data-persisted]').waitFor();
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const reasons = navigation && Reflect.get(navigation, 'notRestoredReasons');
    return document.documentElement.dataset.persisted === 'true'
      ? null
      : (JSON.stringify(reasons) ?? 'no reason given');
  });
}

/** Pages whose scripts do most; the others have a part of these. */
const PAGES = [
  templatePages['single-facility'],
  templatePages['template-insurance-verification'],
  templatePages['template-compare-facilities'],
  otherPages['a text with a video'],
];

test.describe('the back/forward cache', { tag: '@desktop' }, () => {
  for (const path of PAGES) {
    test(`restores ${path}`, async ({ page }) => {
      await open(page, path);
      expect(await leaveAndReturn(page)).toBeNull();
    });
  }

  test('[S4.3] shows the number of now, writes over nothing, has no drawer open, and coming back is no return', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/about/');
    await expectNumber(page, 'default');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const reasons = await leaveAndReturn(page, async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('footbridge:abandon-modal'));
        const session = JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}');
        sessionStorage.setItem(
          'footbridge.session',
          JSON.stringify({ ...session, state: { ...session.state, isNotificationBarOpen: false } }),
        );
      });
      await expectNumber(page, 'score1');
      await spendMinute(page);
    });
    expect(reasons).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNumber(page, 'score1');
    // The check for a return runs half a second later, and stores the time.
    await expect
      .poll(async () => Date.now() - ((await localState(page))?.lastVisitedTimestamp ?? 0))
      .toBeLessThan(30_000);
    expect((await localState(page))?.callTrackingIntentScore).toBe(1);
    expect(
      await page.evaluate(() => JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}').state),
    ).toMatchObject({ isAbandonModalShown: true, isNotificationBarOpen: false });
  });
});

test(
  'the abandon modal opens on the way back to the page of arrival, and lets the visitor leave',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('data:text/html,<title>Before</title>');
    await open(page, '/about/');
    expect(await leaveAndReturn(page, () => spendMinute(page))).toBeNull();
    await expect(page.getByRole('dialog', { name: 'Would it help to talk?' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('Before');
  },
);
