import { expect, type Locator, type Page } from '@playwright/test';

const all = async (locator: Locator): Promise<Locator[]> => ((await locator.count()) > 0 ? locator.all() : []);

/** Content below is loaded when it is scrolled to; afterwards nothing more loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Types a letter into each form: then what forms need is loaded (masks, payers, reCAPTCHA). */
async function touchForms(page: Page): Promise<void> {
  for (const field of await all(
    page.locator('main form :is(input[type="text"], input:not([type]), textarea):visible'),
  )) {
    await field.focus();
    await page.keyboard.type('a');
  }
}

/**
 * Clicks each facade, which loads a player, a map or a widget. A link inside of the click's own page is no facade.
 * @returns how many there were
 */
export async function clickFacades(page: Page): Promise<number> {
  const facades = page.locator(
    'main :is(a.video-facade, a.map-facade, a.facility-map, button.facility-map, a.review-widget):visible',
  );
  let clicked = 0;
  for (let left = await facades.count(); left > 0 && clicked < 20; left = await facades.count()) {
    await facades.first().click();
    clicked += 1;
    // It was replaced, or changed.
    await expect.poll(() => facades.count()).toBeLessThan(left);
  }
  // An iframe has a document, even if it is the browser's own about a blocked one.
  for (const frame of await all(page.locator('main iframe')))
    await frame.contentFrame().locator('body').waitFor({ state: 'attached' });
  return clicked;
}

/** Opens a page's collapsed parts. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary:visible');
  // Some fold others when they are opened: none more than once.
  for (let left = Math.min(await folded.count(), 20); left > 0 && (await folded.count()) > 0; left -= 1)
    await folded.first().click();
}

/**
 * Does on a page what its visitors do: scrolls through, unfolds, types, clicks facades.
 * @returns how many facades there were
 */
export async function touchAll(page: Page): Promise<number> {
  await scrollThrough(page);
  await unfold(page);
  await touchForms(page);
  return clickFacades(page);
}
