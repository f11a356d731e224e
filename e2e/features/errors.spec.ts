/**
 * What a browser reports of errors, and what it records (docs/errors.md): every report is read where the site's server hands it
 * on to, by a receiver that these tests start. They run by turns, at one size: its port is written into the build.
 */
import { startErrorReceiver, type ErrorReceiver } from '@/__tests__/support/error-receiver';
import { FEATURES_SENTRY_PORT } from '@footbridge/tools/server/features';
import { answerForVendors } from '../support/privacy/vendor-doubles';
import { SECRETS } from '../support/privacy/visit';
import { Witness } from '../support/privacy/witness';
import { expect, test } from '../support/test';

import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'default' });

let receiver: ErrorReceiver;

test.beforeAll(async () => {
  receiver = await startErrorReceiver({ port: FEATURES_SENTRY_PORT });
});
test.afterAll(() => receiver.close());
test.beforeEach(async ({ context, baseURL }) => {
  await answerForVendors(context, baseURL);
  receiver.received.length = 0;
});

const WORDS = `"${SECRETS['first name']}" at ${SECRETS.phone}, ${SECRETS['email address']}`;
const CONDITION = `${SECRETS['condition in a path']}?utm_campaign=${SECRETS['query value']}#${SECRETS['fragment of an address']}`;
const planted = () =>
  receiver.received.flatMap(({ text, headers }) =>
    Object.entries(SECRETS)
      .filter(([, secret]) => `${text}${JSON.stringify(headers)}`.includes(secret))
      .map(([name]) => name),
  );

const part = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
const messages = () => receiver.payloads('event').map((event) => part(event, 'exception', 'values', '0', 'value'));
const isReporting = (page: Page) => page.waitForFunction(() => !Array.isArray(Reflect.get(window, 'footbridgeErrors')));
const fail = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      queueMicrotask(() => {
        throw new TypeError(text);
      }),
    message,
  );

/** Every sample of one in a hundred is taken: the way to get one in a test. */
const sampleEverything = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
  });

const consent = (page: Page) => page.getByRole('button', { name: 'Accept all', exact: true }).click();

test('[S7.14] an error is reported once, scrubbed, through the site’s own origin: one before the late code, and one after @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const witness = new Witness(context, page);
  await page.addInitScript(
    (words) =>
      window.addEventListener('DOMContentLoaded', () => {
        throw new RangeError(`Early: ${words}`);
      }),
    WORDS,
  );
  await page.goto(CONDITION);
  await isReporting(page);
  await fail(page, `Late: ${WORDS}`);
  await expect.poll(messages).toEqual(['Early: [quoted] at [number], [email]', 'Late: [quoted] at [number], [email]']);
  for (const event of receiver.payloads('event')) {
    expect(event).toMatchObject({
      environment: 'production',
      release: expect.stringMatching(/^[\w-]{10,}$/),
      transaction: '/[page]',
      tags: { side: 'browser', page: 'page' },
    });
    expect(event).not.toHaveProperty('user');
  }
  expect(planted()).toEqual([]);
  expect(await witness.toOthers(baseURL)).toEqual([]);
  expect(receiver.payloads('replay_event')).toEqual([]);
});

test('[S7.14] an island that throws is reported, and its page stays @desktop', async ({ page }) => {
  await page.route('**/compare-facilities/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(data-island="ComparisonChart"[^>]*data-island-props=")[^"]*/, '$1{}'),
    });
  });
  await page.goto('/compare-facilities/');
  await expect(page.locator('[data-island="ComparisonChart"]')).toHaveAttribute('data-island-status', 'failed');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect.poll(() => receiver.payloads('event').length).toBe(1);
  expect(receiver.payloads('event')).toMatchObject([
    { exception: { values: [{ type: 'TypeError', mechanism: { handled: false } }] }, tags: { side: 'browser' } },
  ]);
});

test('[S8.7] errors outside of our control, and the times of the 404 page, are not reported @desktop', async ({
  page,
}) => {
  await sampleEverything(page);
  await page.goto('/no-such-page/');
  await isReporting(page);
  for (const text of [
    'ResizeObserver loop completed with undelivered notifications.',
    'Cannot redefine property: googletag',
    'Script error.',
  ])
    await fail(page, text);
  await fail(page, 'The last word');
  await expect.poll(messages).toEqual(['The last word']);
  // Leaving ends what is measured.
  await page.goto('about:blank');
  await page.goto('/');
  await isReporting(page);
  await page.locator('a[href="/facilities/"]:visible').first().click();
  await expect
    .poll(() => receiver.payloads('transaction').map((event) => part(event, 'transaction')))
    .toContain('/[front-page]');
  expect(receiver.payloads('transaction').map((event) => part(event, 'transaction'))).not.toContain('/[404]');
});

test.describe('a recording', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
    await sampleEverything(page);
    // The SDK would take the browser's own from an iframe that is removed a moment later, and with it that iframe's
    // clock.
    await page.addInitScript(() => {
      for (const name of ['setTimeout', 'clearTimeout'] as const)
        Object.assign(window[name], { toString: () => `function ${name}() { [native code] }` });
    });
  });

  const recorded = () => receiver.payloads('replay_recording').flat();
  /** Texts of a recorded page, without those of style sheets. */
  const textsIn = (node: unknown, within = ''): string[] => {
    const text = part(node, 'textContent');
    const children = part(node, 'childNodes');
    if (typeof text === 'string') return within === 'style' ? [] : [text];
    return Array.isArray(children)
      ? children.flatMap((child: unknown) => textsIn(child, String(part(node, 'tagName'))))
      : [];
  };

  test('[S9.12][S9.13] with consent has every text masked, and ends where a form begins @desktop', async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    const witness = new Witness(context, page);
    await page.goto(`/about/our-team/?utm_campaign=${SECRETS['query value']}`);
    await isReporting(page);
    await consent(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))).not.toBeNull();
    await page.clock.runFor(6000);
    await expect.poll(() => recorded().length).toBeGreaterThan(2);
    const texts = recorded().flatMap((event) => textsIn(part(event, 'data', 'node')));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !/^[*\s]*$/.test(text))).toEqual([]);
    expect(receiver.payloads('replay_event')[0]).toMatchObject({
      replay_type: 'session',
      segment_id: 0,
      urls: [expect.stringMatching(/^https:\/\/site\.invalid\/\[[a-z-]+\]$/)],
    });

    await page.locator('a[href="/verify-insurance/"]:visible').first().click();
    await expect(page.locator('main[data-template="template-insurance-verification"]')).toBeVisible();
    const left = await page.evaluate(() => Date.now());
    await page.getByRole('combobox').fill(SECRETS.payer);
    await page.clock.runFor(30_000);
    await fail(page, 'On a page with a form');
    await expect.poll(messages).toEqual(['On a page with a form']);
    await page.clock.runFor(30_000);
    const late = recorded().filter((event) => part(event, 'type') !== 5 && Number(part(event, 'timestamp')) > left);
    expect(late).toEqual([]);
    // In attributes: the style sheet, which every page has, names them all.
    expect(JSON.stringify(recorded())).not.toMatch(/"class":"[^"]*step-form|"role":"combobox"/);
    expect(await page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))).toBeNull();
    expect(planted()).toEqual([]);
    const others = await witness.toOthers(baseURL);
    expect(others.filter(({ url }) => /sentry|replay|blob|:3397/.test(url))).toEqual([]);
    expect(watch.problems.filter((problem) => /Content.Security|worker|blob/i.test(problem))).toEqual([]);
  });
});
