import type { ServerStyleSheet } from 'styled-components';

/** `data-styled.g1[id="sc-…"]{content:"…,"}`: markers by which styled-components hydrates its sheet. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Returns the rules of the rendered components, without the library's markers. Islands insert their rules again (docs/decisions/0042). */
export function printedRules(sheet: ServerStyleSheet): string {
  const element = sheet.getStyleTags();
  return element
    .slice(element.indexOf('>') + 1, element.lastIndexOf('<'))
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(MARKERS, '')
    .trim();
}
