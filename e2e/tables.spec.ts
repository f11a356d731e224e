/** Tables of texts and charts on a phone. */
import { expect, test } from './support/test';

for (const path of ['/what-we-treat/', '/medication-for-opioid-use-disorder/', '/compare-facilities/']) {
  test(`no cell of a table divides a word, and the page is no wider than the screen: ${path} @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('main :is(td, th)').first()).toBeVisible();
    const divided = await page.locator('main :is(td, th)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(divided).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
