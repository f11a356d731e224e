import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sideways } from './reflow';

/** The sets of axe's rules that the tests run. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe's findings in the page or a part: WCAG 2.2 A and AA, and its best practices; one line per rule. */
export async function axeProblems(page: Page, within = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(AXE_TAGS).include(within);
  // Axe merges iframes' results in an extra page; without iframes that is wasted time.
  if (page.frames().length === 1) builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/** Returns problems of a page's outline: one h1, no skipped level, no empty heading; an h1 before other content. */
async function headingProblems(page: Page): Promise<string[]> {
  const headings = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ level: Number(element.tagName[1]), text: element.textContent?.trim() ?? '' })),
  );
  const ones = headings.filter(({ level }) => level === 1).length;
  const skipped = headings.flatMap(({ level, text }, i) => {
    const before = headings[i - 1]?.level ?? 0;
    return level > before + 1 ? [`h${level} "${text}" follows ${before ? `an h${before}` : 'nothing'}`] : [];
  });
  const empty = headings.filter(({ text }) => !text).map(({ level }) => `an h${level} without words`);
  return [...(ones === 1 ? [] : [`${ones} headings h1`]), ...skipped, ...empty];
}

/** Returns the problems of a page in its current state. */
export async function pageProblems(page: Page): Promise<string[]> {
  // Nothing is half there any more.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return [...(await axeProblems(page)), ...(await headingProblems(page)), ...(await sideways(page))];
}
