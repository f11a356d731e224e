/** Whole visits with a fake clock: what the site does for one visitor from page to page. */
import { expect, keepScriptsAway, test } from './support/test';
import { expectNumber, localState, open } from './support/visitor';

const ARTICLE = '/what-is-detox/';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
});

test(
  '[S4.3] a return after more than 5 s has score 1 and its number, at the next page before the first paint',
  { tag: '@smoke' },
  async ({ page, context, watch }) => {
    await open(page, '/');
    await page.close();
    const later = await context.newPage();
    await later.clock.install({ time: new Date('2026-03-02T12:01:00Z') });
    await open(later, '/about/');
    await expectNumber(later, 'score1');
    expect((await localState(later))?.callTrackingIntentScore).toBe(1);
    await keepScriptsAway(later);
    await later.goto('/facilities/');
    await expectNumber(later, 'score1');
    expect(watch.problems).toEqual([]);
  },
);

test('[S9.11] the session’s first page is stored, though the visitor moves on before the deferred code has loaded', async ({
  page,
}) => {
  await page.route('**/brands/**', (route) => route.abort());
  await page.goto(`${ARTICLE}?utm_source=news&utm_campaign=spring`, {
    waitUntil: 'domcontentloaded',
    referer: `https://www.example.com/${'a'.repeat(300)}`,
  });
  await open(page, '/about/');
  const entry = await page.evaluate(() => JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}').state.entry);
  expect(entry.url).toContain(`${ARTICLE}?utm_source=news`);
  expect(entry.utm).toMatchObject({ source: 'news', campaign: 'spring', term: null });
});
