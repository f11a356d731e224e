import type { Page } from '@playwright/test';

/** Times that a page notes of itself, ms since 1970, in the session storage: they outlast a change of the page. */
export type Moment = 'touched' | 'drawer' | 'hydrated' | 'painted' | 'restored';

/** Runs in each page before its own scripts. */
export function watch(): void {
  const note = (moment: string, at = performance.now()) =>
    sessionStorage.setItem(`bench.${moment}`, String(performance.timeOrigin + at));
  // A task queued in an animation frame runs after that frame's paint.
  const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

  // Each is noted once in a document.
  const waited = new Map<string, () => boolean>([
    ['drawer', () => document.querySelector('body > dialog[open]') !== null],
    [
      'hydrated',
      () => document.activeElement?.closest<HTMLElement>('[data-island]')?.dataset.islandStatus === 'hydrated',
    ],
  ]);
  const look = () => {
    for (const [moment, isSo] of waited) {
      if (!isSo()) continue;
      waited.delete(moment);
      if (moment === 'drawer') afterPaint(() => note(moment));
      else note(moment);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-island-status', 'open'],
  });
  addEventListener('focusin', look);
  addEventListener('pointerdown', ({ timeStamp }) => note('touched', timeStamp), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') note('painted', startTime);
  }).observe({ type: 'paint', buffered: true });
  addEventListener('pageshow', ({ persisted }) => persisted && afterPaint(() => note('restored')));
}

/** Returns when something happened in the page; null where it has not yet. */
export async function momentOf(page: Page, moment: Moment): Promise<number | null> {
  const noted = await page.evaluate((key) => sessionStorage.getItem(key), `bench.${moment}`);
  return noted === null ? null : Number(noted);
}
