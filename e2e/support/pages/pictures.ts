import { expect, type Page } from '@playwright/test';

/** Of this site's own making, in a choice of widths. */
const CHOSEN = 'img[srcset]';
export interface RenderedPicture {
  picture: string;
  /** Device pixels that it covers. */
  needed: number;
  chosen: number;
  /**
   * The next smaller candidate, the one below that for an editor's picture, whose place in a block is unknown before
   * rendering; 0 where there is none.
   */
  smaller: number;
  largest: number;
}

/** Returns every picture of a page once it is loaded, with its rendered size. */
export async function renderedPictures(page: Page): Promise<RenderedPicture[]> {
  const rendered: RenderedPicture[] = [];
  for (const picture of await page.locator(CHOSEN).all()) {
    // A picture that opens on a click is not downloaded before.
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    rendered.push(
      await picture.evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect();
        const widthOf = (address: string) => Number(new URL(address, location.href).searchParams.get('w'));
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const covers = getComputedStyle(image).objectFit === 'cover';
        const needed = (covers ? Math.max(box.width, box.height * ratio) : box.width) * devicePixelRatio;
        const choice = image.srcset.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));
        const chosen = widthOf(image.currentSrc);
        const smaller = choice.filter((width) => width < chosen).toSorted((a, b) => b - a);
        return {
          picture: image.currentSrc,
          needed,
          chosen,
          smaller: smaller[image.closest('.prose') ? 1 : 0] ?? 0,
          largest: Math.max(...choice),
        };
      }),
    );
  }
  return rendered;
}

/** A picture may be this much wider than it is rendered before the next smaller one had to do: a scroll bar, half a pixel. */
const MARGIN = 1.1;

/** Pictures that are downloaded in a wrong size: blurred, or larger than a sharp one needs to be. */
export const wrongPictures = (pictures: RenderedPicture[]): RenderedPicture[] =>
  pictures.filter(
    ({ needed, chosen, smaller, largest }) => chosen < Math.min(needed / MARGIN, largest) || smaller >= needed * MARGIN,
  );
