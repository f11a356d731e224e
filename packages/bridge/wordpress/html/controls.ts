import { isTag, isText, Text } from 'domhandler';

import { editEach, setChildren } from './edits';
import { closest, elements, textOf, type Document, type Element } from './tree';

function separate(element: Element): void {
  if (element.next && isTag(element.next)) setChildren(element, [...element.children, new Text(' ')]);
}

export const isIcon = (element: Element): boolean =>
  element.attribs['aria-hidden'] === 'true' && !/[\p{L}\p{N}]/u.test(textOf(element));
/** Whether an element has a text, or a picture with words. */
export const hasWords = (element: Element): boolean =>
  Boolean(textOf(element)) || elements(element, 'img').some(({ attribs }) => attribs.alt?.trim());

export const typeOf = ({ attribs }: Element): string => attribs.type?.trim().toLowerCase() || 'text';
export const isChoice = (input: Element): boolean => ['checkbox', 'radio'].includes(typeOf(input));
const WITH_BOXES = new Set(['li', 'p', 'td', 'dd', 'label']);

/** Returns the box of a checklist's item. A check box elsewhere opens and closes something by CSS. */
function boxOf(input: Element): string {
  if (typeOf(input) !== 'checkbox' || !closest(input, ({ name }) => WITH_BOXES.has(name))) return '';
  const { next } = input;
  const isSpaced = next && isText(next) && /^\s/.test(next.data);
  return (input.attribs.checked === undefined ? '☐' : '☑') + (isSpaced ? '' : ' ');
}

export function removeFieldLabels(root: Document): void {
  const choices = new Set(
    elements(root, 'input')
      .filter(isChoice)
      .map(({ attribs }) => attribs.id),
  );
  editEach(root, ['label'], (label, edits) => {
    const fields = elements(label, 'input');
    const isOfOther = label.attribs.for && fields.length === 0;
    if (isOfOther ? !choices.has(label.attribs.for) : !fields.every(isChoice)) edits.remove(label);
  });
}

/** Replaces controls outside of forms: a button becomes its words, a check box a sign, a text field nothing. */
export function replaceControls(root: Document): void {
  editEach(root, ['button'], (button, edits) => {
    for (const icon of elements(button).filter(isIcon)) edits.remove(icon);
  });
  removeFieldLabels(root);
  for (const label of elements(root, 'label')) separate(label);
  editEach(root, ['input', 'button'], (button, edits) => {
    if (button.name === 'input') return edits.replace(button, boxOf(button));
    if (button.attribs.form !== undefined || !hasWords(button)) return edits.remove(button);
    button.name = 'span';
    button.attribs = button.attribs.id ? { id: button.attribs.id } : {};
    for (const part of [button, ...elements(button, 'span')]) separate(part);
  });
}
