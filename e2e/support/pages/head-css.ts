import type { Page } from '@playwright/test';

export interface HeadCss {
  /** Rules that the head has. */
  head: number;
  /** Rules that only the deferred style sheet has. */
  leftOut: number;
  /** Those of them that an element of the server's HTML matches, in whatever state: a visitor would see them missing. */
  wrong: string[];
}

/** Compares the CSS in the head of the server's HTML with the whole style sheet. Runs in any page. */
export function compareHeadCss(page: Page, html: string, sheet: string): Promise<HeadCss> {
  return page.evaluate(([source = '', all = '']) => {
    const served = new DOMParser().parseFromString(source, 'text/html');
    /** Each selector of a sheet with what it says and where. */
    const rulesOf = (rules: CSSRuleList, where = ''): { selector: string; rule: string }[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return rulesOf(rule.cssRules, `${where} ${rule.conditionText}`);
        if (!(rule instanceof CSSStyleRule)) return [];
        return rule.selectorText.split(/,(?![^(]*\))/).map((one) => ({ selector: one.trim(), rule: `${where}|${one.trim()}|${rule.style.cssText}` }));
      });
    const parsed = (css: string) => {
      const sheetOf = new CSSStyleSheet();
      sheetOf.replaceSync(css);
      return rulesOf(sheetOf.cssRules);
    };
    const printed = new Set(Array.from(served.querySelectorAll('style')).flatMap(({ textContent }) => parsed(textContent)).map(({ rule }) => rule));
    const missing = parsed(all).filter(({ rule }) => !printed.has(rule));
    // Whatever a reader does with hand or key: each state counts as there.
    const anyState = (selector: string) =>
      selector
        .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
        .replace(/::[a-z-]+|:(?:hover|focus|focus-visible|focus-within|active|checked)(?![a-z-])|\[(?:open|aria-[a-z]+)[^\]]*\]/g, '')
        .replace(/(^|[\s>+~])(?=$|\s|[>+~])/g, '$1*');
    return {
      head: printed.size,
      leftOut: missing.length,
      wrong: missing.filter(({ selector }) => served.querySelector(anyState(selector))).map(({ rule }) => rule),
    };
  }, [html, sheet]);
}
