import { readFileSync } from 'node:fs';
import { pageProblems } from './support/accessibility/page-problems';
import { reflowProblems } from './support/accessibility/reflow';
import { expect, test } from './support/test';

test('the accessibility conformance report is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.setContent(readFileSync('docs/accessibility/report.html', 'utf8'));
  expect(await pageProblems(page)).toEqual([]);
  expect(await reflowProblems(page, 320, 640)).toEqual([]);
});
