/** Whole visits with a fake clock: what the site does for one visitor from page to page. */
import { expect, keepScriptsAway, test } from './support/test';
import { expectNumber, follow, localState, open, read, scrollTo } from './support/visitor';

const ARTICLE = '/what-is-detox/';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
});

test('[S4.1] [S4.14] a first visit has score 0 and the house number, however long they read', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  await read(page);
  await follow(page, '/facilities/');
  await read(page);
  expect((await localState(page))?.callTrackingIntentScore).toBe(0);
  await expectNumber(page, 'default');
  expect(watch.problems).toEqual([]);
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

test('[S4.4] [S4.7] scrolling past half of a page raises the score once a page, and the next page again', async ({
  page,
  watch,
}) => {
  await open(page, ARTICLE);
  await scrollTo(page, 0.4);
  await page.clock.runFor(200);
  await expectNumber(page, 'default');
  await scrollTo(page, 0.6);
  await page.clock.runFor(200);
  await expectNumber(page, 'score1');
  await scrollTo(page, 0);
  await scrollTo(page, 1);
  await page.clock.runFor(200);
  await expectNumber(page, 'score1');
  await scrollTo(page, 0);
  await follow(page, '/');
  await expectNumber(page, 'score1');
  await scrollTo(page, 0.6);
  await page.clock.runFor(200);
  await expectNumber(page, 'score2');
  expect((await localState(page))?.pagesScrolled50).toEqual([ARTICLE, '/']);
  expect(watch.problems).toEqual([]);
});

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
