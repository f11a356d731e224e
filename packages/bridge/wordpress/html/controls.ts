import { isTag, isText, Text } from 'domhandler';

import { edit, setChildren } from './edits';
import { childElements, closest, elements, hasClass, textOf } from './tree';

import type { ChildNode } from 'domhandler';
import type { Document, Element } from './tree';

const TITLE = 'wp-block-accordion-heading__toggle-title';
const ICON = 'wp-block-accordion-heading__toggle-icon';

/** Returns the words of an accordion's toggle with their markup, without its icon. */
function titleOf(toggle: Element): ChildNode[] {
  return toggle.children.flatMap((child) => {
    if (!isTag(child)) return [child];
    return hasClass(child, ICON) ? [] : hasClass(child, TITLE) ? child.children : [child];
  });
}

/** Converts an item of core's accordion, which needs a script, to `details`. */
function replaceAccordionItem(item: Element): void {
  const heading = childElements(item).find((child) => hasClass(child, 'wp-block-accordion-heading'));
  if (!heading) return;
  item.name = 'details';
  if (hasClass(item, 'is-open')) item.attribs.open = '';
  heading.name = 'summary';
  setChildren(
    heading,
    heading.children.flatMap((child) => (isTag(child) && child.name === 'button' ? titleOf(child) : [child])),
  );
  const others = item.children.filter((child) => child !== heading);
  setChildren(item, [heading, ...others]);
  // A closed answer is hidden by `details` alone, and its name was the button.
  for (const panel of others.filter(isTag)) {
    for (const name of ['hidden', 'inert', 'aria-hidden', 'aria-labelledby']) delete panel.attribs[name];
  }
}

/** Appends a space where the next element's words would follow without one. */
function separate(element: Element): void {
  if (element.next && isTag(element.next)) setChildren(element, [...element.children, new Text(' ')]);
}

const isIcon = (element: Element) =>
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

/**
 * Converts accordions to `details`, and what a script or a form would need outside of forms: a button becomes its words, a
 * check box a sign, a text field nothing.
 */
export function replaceControls(root: Document): void {
  for (const item of elements(root)) if (hasClass(item, 'wp-block-accordion-item')) replaceAccordionItem(item);
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
        separate(button);
      }
    }
  });
}
