/** Pictures come as wide as they are drawn: what a visitor downloads is what is seen. */
import type { Page } from '@playwright/test';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';

/** Of this site's own making, in a choice of widths. */
const CHOSEN = 'img[srcset]';
/** A picture may be this much wider than it is drawn before the next smaller one had to do: a scroll bar, half a pixel. */
const MARGIN = 1.1;

interface Drawn {
  picture: string;
  /** Device pixels that it covers. */
  needed: number;
  chosen: number;
  /** The next smaller of the choice, the one below for an editor's, whose place in a block nobody knows before it is drawn; 0 where there is none. */
  smaller: number;
  largest: number;
}

/** Every picture of a page once it is there, and how it is drawn. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const picture of await page.locator(CHOSEN).all()) {
    // What opens on a click is not downloaded before.
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    drawn.push(
      await picture.evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect();
        const widthOf = (address: string) => Number(new URL(address, location.href).searchParams.get('w'));
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const covers = getComputedStyle(image).objectFit === 'cover';
        const needed = (covers ? Math.max(box.width, box.height * ratio) : box.width) * devicePixelRatio;
        const choice = image.srcset.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));
        const chosen = widthOf(image.currentSrc);
        const smaller = choice.filter((width) => width < chosen).toSorted((a, b) => b - a);
        return { picture: image.currentSrc, needed, chosen, smaller: smaller[image.closest('.prose') ? 1 : 0] ?? 0, largest: Math.max(...choice) };
      }),
    );
  }
  return drawn;
}

/** Every template, and all blocks that editors have. */
const pages = { ...templatePages, 'a text of many blocks': otherPages['a text of many blocks'] };

for (const [tag, ratio] of [['@phone', 3], ['@desktop', 2]] as const) {
  test.describe(`on a screen of ${ratio} device pixels a pixel`, { tag }, () => {
    test.use({ deviceScaleFactor: ratio });
    for (const [name, path] of Object.entries(pages)) {
      test(`${name}: each picture is the smallest that is sharp`, async ({ page }) => {
        await page.goto(path);
        const pictures = await drawnPictures(page);
        expect(pictures.filter(({ needed, chosen, largest }) => chosen < Math.min(needed / MARGIN, largest))).toEqual([]);
        expect(pictures.filter(({ needed, smaller }) => smaller >= needed * MARGIN)).toEqual([]);
      });
    }
  });
}
