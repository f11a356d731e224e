import { isTag } from 'domhandler';

import { elements, previousElement, textOf } from './tree';

import type { Element } from './tree';

const FOLDING =
  /(?:^|[-_\s])(?:accordions?|toggles?|togglable|collaps\w+|faqs?|answers?|questions?|expand\w*|spoilers?|read-?more|tabs?)(?:[-_\s]|$)/i;
const POPUP = /modal|popup|lightbox|dialog/i;

const isFolding = ({ attribs }: Element): boolean => FOLDING.test(attribs.class ?? '');

/** Whether an element is something that opens and closes another one, without naming it. */
const isToggle = ({ name, attribs }: Element): boolean =>
  name === 'button' ||
  attribs.role === 'button' ||
  attribs['aria-expanded'] !== undefined ||
  (name === 'a' && /^(?:#$|javascript:)/i.test(attribs.href ?? ''));

/** Whether a closed element without an id is the answer to a question before it, or says by its classes that a script opens it. */
export function isAnswer(element: Element): boolean {
  if (POPUP.test(element.attribs.class ?? '')) return false;
  if (isFolding(element)) return true;
  const { parent } = element;
  const before = previousElement(element);
  if (!before) return false;
  const toggle = [before, ...elements(before)].find(isToggle);
  return (
    before.name === 'dt' ||
    // Nothing but a toggle: a heading with a button.
    (toggle !== undefined && textOf(toggle) === textOf(before)) ||
    isFolding(before) ||
    (/^h[1-6]$/.test(before.name) && parent !== null && isTag(parent) && isFolding(parent))
  );
}
