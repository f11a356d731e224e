import type { Page } from '@playwright/test';

/** Returns problems of a page's outline: one h1, no skipped level, no empty heading; an h1 before other content. */
export async function headingProblems(page: Page): Promise<string[]> {
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
