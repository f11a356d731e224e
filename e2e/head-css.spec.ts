/** A page's head has the CSS of what it shows, and the rest comes with its scripts: nobody may see the difference (docs/decisions/0025). */
import { expect, test } from '@playwright/test';
import { otherPages, templatePages } from './support/templates';
import { untilHydrated } from './support/test';

const SHEET = '**/styles/*.css';
const PAGES: readonly (readonly [name: string, path: string])[] = [...Object.entries(templatePages), ...Object.entries(otherPages), ['what is not there', '/no-such-page/']];

// On one screen only: the bytes are the same for all.
for (const [name, path] of PAGES) {
  test(`${name}: no rule is left out that one of its elements matches`, { tag: '@desktop' }, async ({ page }) => {
    let sheets = 0;
    // Without it the page's scripts do not begin, and it stays as the server drew it.
    await page.route(SHEET, (route) => {
      sheets += 1;
      return route.abort();
    });
    await page.goto(path);
    await expect.poll(() => sheets).toBe(1);
    const css = await (await page.request.get((await page.locator('meta[name="late-sheet"]').getAttribute('content')) ?? '')).text();
    const { head, leftOut, wrong } = await page.evaluate((all) => {
      /** Each selector of a sheet with what it says and where. */
      const rulesOf = (rules: CSSRuleList, where = ''): { selector: string; rule: string }[] =>
        Array.from(rules).flatMap((rule) => {
          if (rule instanceof CSSMediaRule) return rulesOf(rule.cssRules, `${where} ${rule.conditionText}`);
          if (!(rule instanceof CSSStyleRule)) return [];
          return rule.selectorText.split(/,(?![^(]*\))/).map((one) => ({ selector: one.trim(), rule: `${where}|${one.trim()}|${rule.style.cssText}` }));
        });
      const whole = new CSSStyleSheet();
      whole.replaceSync(all);
      const printed = new Set(Array.from(document.querySelectorAll('style')).flatMap(({ sheet }) => (sheet ? rulesOf(sheet.cssRules) : [])).map(({ rule }) => rule));
      const missing = rulesOf(whole.cssRules).filter(({ rule }) => !printed.has(rule));
      // Whatever a reader does with hand or key: each state counts as there.
      const anyState = (selector: string) =>
        selector
          .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
          .replace(/::[a-z-]+|:(?:hover|focus|focus-visible|focus-within|active|checked)(?![a-z-])|\[(?:open|aria-[a-z]+)[^\]]*\]/g, '')
          .replace(/(^|[\s>+~])(?=$|\s|[>+~])/g, '$1*');
      return {
        head: printed.size,
        leftOut: missing.length,
        wrong: missing.filter(({ selector }) => document.querySelector(anyState(selector))).map(({ rule }) => rule),
      };
    }, css);
    expect(wrong).toEqual([]);
    expect(head).toBeGreaterThan(50);
    expect(leftOut).toBeGreaterThan(200);
  });
}

test('a page reached by a link has its looks: all CSS is there before the first script', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await untilHydrated(page);
  const sheet = asked.findIndex((path) => path.startsWith('/styles/'));
  expect(sheet).toBeGreaterThan(0);
  expect(asked.findIndex((path) => path.startsWith('/_next/static/'))).toBeGreaterThan(sheet);
  // The front page has no list, and none of its rules.
  const rules = () => page.evaluate(() => Array.from(document.styleSheets).map((one) => Array.from(one.cssRules, (rule) => rule.cssText).some((text) => text.startsWith('.pagination'))));
  expect((await rules()).filter(Boolean)).toHaveLength(1);
});
