import { SELF_CHECK_CODE, SELF_CHECK_PLACE } from '@footbridge/shared/self-check';

import { DomUtils } from 'htmlparser2';

import { edit } from './edits';
import { childElements, elements, hasClass } from './tree';

import type { Document } from 'domhandler';

/** Replaces the first paragraph that is the self-check's code. Only outside of other blocks, because the text is split there. */
export function placeSelfCheck(root: Document): void {
  // An editor's own may be inside another block.
  for (const element of elements(root, 'div')) if (hasClass(element, 'self-check-place')) delete element.attribs.class;
  const codes = childElements(root).filter(
    (element) => element.name === 'p' && DomUtils.textContent(element).trim() === SELF_CHECK_CODE,
  );
  edit((edits) => codes.forEach((code, index) => edits.replace(code, index === 0 ? SELF_CHECK_PLACE : '')));
}
