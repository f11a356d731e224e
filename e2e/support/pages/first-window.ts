import type { Page } from '@playwright/test';

/** Windows of phones, tablets and screens in use, in CSS pixels. */
export const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [1536, 730],
  [1920, 945],
  [2560, 1300],
] as const;
/** Below it the opened sticky bar covers a third of the window, for two seconds. */
const FOLDED_BELOW = { width: 768, height: 600 };

/** Folds the sticky bar where a phone does so, and waits until it has stopped. */
async function settleBar(page: Page, width: number, height: number): Promise<void> {
  const toggle = page.locator('.sticky-bar-toggle');
  const isOpen = width >= FOLDED_BELOW.width && height >= FOLDED_BELOW.height;
  if ((await toggle.getAttribute('aria-expanded')) !== String(isOpen)) await toggle.click();
  await page.waitForFunction(
    () => document.querySelector('.sticky-bar')?.getAnimations({ subtree: true }).length === 0,
  );
}

/** What is out of sight: under the header, under the sticky bar or below the window, with its edges in px. */
export async function outOfSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const bar = document.querySelector('.sticky-bar')?.getBoundingClientRect().top ?? window.innerHeight;
    const top = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
    return all.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isSeen = box.height > 0 && box.top >= top && box.bottom <= bar && box.right <= window.innerWidth;
        return isSeen
          ? []
          : [`${selector}: ${Math.round(box.top)} to ${Math.round(box.bottom)}, bar at ${Math.round(bar)}`];
      }),
    );
  }, selectors);
}

/** Sets the window's size, and returns what of a hero is out of sight at it. */
export async function hiddenInHero(page: Page, kind: string, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate((hero) => {
    document.querySelector('[data-hero]')?.setAttribute('data-hero', hero);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, kind);
  await settleBar(page, width, height);
  const found = await outOfSight(page, ['[data-hero] h1', '[data-hero] h1 + p', '[data-hero] .button']);
  return found.map((problem) => `${kind} ${width} × ${height}: ${problem}`);
}
