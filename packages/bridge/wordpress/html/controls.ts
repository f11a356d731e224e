import { isTag, isText, Text } from 'domhandler';

import { edit, setChildren } from './edits';
import { closest, elements, textOf } from './tree';

import type { Document, Element } from './tree';

/** Appends a space where the next element's words would follow without one. */
function separate(element: Element): void {
  if (element.next && isTag(element.next)) setChildren(element, [...element.children, new Text(' ')]);
}

/** Returns whether an element is a sign, such as an accordion's plus. */
export const isIcon = (element: Element): boolean =>
  element.attribs['aria-hidden'] === 'true' && !/[\p{L}\p{N}]/u.test(textOf(element));
const hasWords = (element: Element) =>
  Boolean(textOf(element)) || elements(element, 'img').some(({ attribs }) => attribs.alt?.trim());

const typeOf = ({ attribs }: Element) => attribs.type?.trim().toLowerCase();
const isChoice = (input: Element) => ['checkbox', 'radio'].includes(typeOf(input) ?? '');
const WITH_BOXES = new Set(['li', 'p', 'td', 'dd', 'label']);

/** Returns the box of a checklist's item. A check box elsewhere opens and closes something by CSS. */
function boxOf(input: Element): string {
  if (typeOf(input) !== 'checkbox' || !closest(input, ({ name }) => WITH_BOXES.has(name))) return '';
  const { next } = input;
  const isSpaced = next && isText(next) && /^\s/.test(next.data);
  return (input.attribs.checked === undefined ? '☐' : '☑') + (isSpaced ? '' : ' ');
}

/** Whether a label belongs to a text field, which is removed. */
function isOfField(label: Element, choices: ReadonlySet<string | undefined>): boolean {
  const fields = elements(label, 'input');
  if (label.attribs.for && fields.length === 0) return !choices.has(label.attribs.for);
  return !fields.every(isChoice);
}

/** Removes the labels of text fields, for plain text. */
export function removeFieldLabels(root: Document): void {
  const choices = new Set(
    elements(root, 'input')
      .filter(isChoice)
      .map(({ attribs }) => attribs.id),
  );
  edit((edits) => {
    for (const label of elements(root, 'label')) if (isOfField(label, choices)) edits.remove(label);
  });
}

/**
 * Replaces what would need a script or a form, outside of forms: a button becomes its words, a check box a sign, a text field
 * nothing.
 */
export function replaceControls(root: Document): void {
  edit((edits) => {
    for (const button of elements(root, 'button')) {
      for (const icon of elements(button).filter(isIcon)) edits.remove(icon);
    }
  });
  const inputs = elements(root, 'input');
  const choices = new Set(inputs.filter(isChoice).map(({ attribs }) => attribs.id));
  edit((edits) => {
    for (const label of elements(root, 'label')) {
      if (isOfField(label, choices)) edits.remove(label);
      else separate(label);
    }
    for (const input of inputs) edits.replace(input, boxOf(input));
    for (const button of elements(root, 'button')) {
      if (button.attribs.form !== undefined || !hasWords(button)) edits.remove(button);
      else {
        button.name = 'span';
        button.attribs = button.attribs.id ? { id: button.attribs.id } : {};
        for (const part of [button, ...elements(button, 'span')]) separate(part);
      }
    }
  });
}
