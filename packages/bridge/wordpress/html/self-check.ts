import { DomUtils } from 'htmlparser2';

import { edit } from './edits';
import { blockHtml } from './theme-blocks';
import { childElements } from './tree';

import type { Document } from 'domhandler';

/** What an editor writes as a paragraph of its own where the self-check goes (docs/content.md). */
const SELF_CHECK_CODE = '[self-check]';

/** Replaces the first paragraph that is the self-check's code. Only outside of other blocks, because the text is split there. */
export function placeSelfCheck(root: Document): void {
  const codes = childElements(root).filter(
    (element) => element.name === 'p' && DomUtils.textContent(element).trim() === SELF_CHECK_CODE,
  );
  edit((edits) =>
    codes.forEach((code, index) => edits.replace(code, index === 0 ? blockHtml('footbridge/self-check') : '')),
  );
}
