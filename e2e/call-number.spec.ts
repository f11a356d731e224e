/** The number to call: in the server's HTML, in the first paint, and through a visit. */
import { brand } from './support/settings';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

const { callNumbers } = brand;

/** Before the page's first script: what an earlier visit left. */
const returning = (page: Page, score: number) =>
  page.addInitScript((value) => {
    localStorage.setItem('footbridge.local', JSON.stringify({ state: { callTrackingIntentScore: value }, version: 1 }));
  }, score);

/**
 * Records every phone number that was painted, and every call link that moved or grew, from the first frame on. (A
 * heading's typeface may load late on a busy machine; bench web measures all shifts.)
 */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    const shifts: string[] = [];
    Object.assign(window, { seenNumbers: seen, shiftedLinks: shifts });
    const look = () => {
      for (const number of document.querySelectorAll('[data-call-number-text]')) {
        const text = number.textContent;
        if (!seen.includes(text)) seen.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node | null }[] =
          'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('[data-call-link]')) shifts.push(`${entry.startTime} ${element.textContent}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const recorded = (page: Page, name: 'seenNumbers' | 'shiftedLinks'): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);

/** The late code has run: the visit is written down. */
const lateCodeRan = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('footbridge.local') ?? '')).toContain('"history":["/');

test('[S4.14] the server’s HTML has the house number for every visitor', { tag: '@desktop' }, async ({ request }) => {
  const html = await (
    await request.get('/about/', { headers: { Cookie: 'alumni-entrance=true; call-tracking-intent-score=2' } })
  ).text();
  // The visible HTML; the page's data for its script contains all numbers.
  const body = html.slice(html.indexOf('<body')).replace(/<script[^]*?<\/script>/g, '');
  expect(body).toContain(`<body data-call-number="${brand.mainPhone}"`);
  for (const [variant, { display }] of Object.entries(callNumbers))
    expect([variant, body.includes(display)]).toEqual([variant, variant === 'default']);
});

/** Its editor wrote the house's number into the text. */
const NUMBER_IN_TEXT = '/a-note-on-words/';

for (const path of [
  templatePages['front-page'],
  templatePages.single,
  templatePages['single-facility'],
  NUMBER_IN_TEXT,
]) {
  test(`[S4.12] a returning visitor of score 2 never sees another number: ${path}`, async ({ page, watch }) => {
    // Typefaces are cached after the first visit, as for returning visitors.
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await returning(page, 2);
    await watchFrames(page);
    await page.goto(path);
    await lateCodeRan(page);
    await expect(page.locator('body')).toHaveAttribute('data-call-number', callNumbers.score2.tel.slice(4));
    const hrefs = await page
      .locator('[data-call-link]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set([callNumbers.score2.tel]));
    expect(await recorded(page, 'seenNumbers')).toEqual([callNumbers.score2.display]);
    expect(await recorded(page, 'shiftedLinks')).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
}
