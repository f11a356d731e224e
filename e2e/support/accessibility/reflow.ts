import type { Page } from '@playwright/test';

/** The text spacing that WCAG 1.4.12 lets a visitor set. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Returns what makes the page wider than the window; empty where it can be read without scrolling sideways. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Content that scrolls in its own box does not make the page wider.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
    );
    return [
      `${scrollWidth} px in a window of ${clientWidth}`,
      ...wide.slice(0, 4).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    ];
  });
}

/** Words cut off by a box that is too small for them, and that cannot be scrolled. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      const [hidesX, hidesY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        (!hidesX && !hidesY) ||
        !hasWords ||
        clipPath !== 'none' ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      const isCut =
        (hidesX && element.scrollWidth > element.clientWidth + 1) ||
        (hidesY && element.scrollHeight > element.clientHeight + 1);
      return isCut
        ? [
            `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}" ${textOverflow}`,
          ]
        : [];
    }),
  );
}

/** Boxes that are scrolled and cannot be reached by keyboard, or have no name. */
export function scrollersWithoutKey(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls =
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (!scrolls || element instanceof HTMLTextAreaElement || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const reached = element.tabIndex >= 0 || element.querySelector('a[href], button, input, summary') !== null;
      return reached ? [] : [`${element.tagName.toLowerCase()}.${element.className} scrolls without a key`];
    }),
  );
}

/** A page in a narrow window, and with a visitor's own spacing of its text; the window stays narrow. */
export async function reflowProblems(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const narrow = [...(await sideways(page)), ...(await scrollersWithoutKey(page))];
  const before = await cutOff(page);
  const style = await page.addStyleTag({ content: SPACED }).catch(() => null);
  const spaced = [...(await sideways(page)), ...(await cutOff(page))];
  await style?.evaluate((element) => element.parentNode?.removeChild(element));
  const at = (when: string) => (problem: string) => `${width} px${when}: ${problem}`;
  return [...narrow.map(at('')), ...before.map(at('')), ...spaced.map(at(', text spaced'))];
}
