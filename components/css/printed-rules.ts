import type { ServerStyleSheet } from 'styled-components';

/** `data-styled.g1[id="sc-…"]{content:"…,"}`: from it the library learns in a browser what is printed. */
const MARKS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * The rules of the components that were rendered, without what the library adds for pages that are hydrated as a whole.
 * Islands bring theirs again (docs/decisions/0044).
 */
export function printedRules(sheet: ServerStyleSheet): string {
  const element = sheet.getStyleTags();
  return element
    .slice(element.indexOf('>') + 1, element.lastIndexOf('<'))
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(MARKS, '')
    .trim();
}
