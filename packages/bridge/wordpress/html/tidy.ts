import { isComment, isTag, isText } from 'domhandler';

import { replaceControls } from './controls';
import { editEach, type Edits } from './edits';
import { classesOf, closest, elements, hasClass, type Document, type Element } from './tree';
import { replaceForms } from './forms';
import { replaceFormulas } from './formulas';
import { replaceBuilderParts } from './page-builders';
import { REMOVED } from './rules';
import { replaceWidgets } from './widgets';

const ALIGNS = new Set(['left', 'right', 'center', 'justify']);

function convertAlign(element: Element): void {
  const align = element.attribs.align?.toLowerCase();
  delete element.attribs.align;
  if (!align || !ALIGNS.has(align)) return;
  if (element.name === 'img') element.attribs.class = `${element.attribs.class ?? ''} align${align}`.trim();
  else element.attribs.style = `text-align:${align};${element.attribs.style ?? ''}`;
}

function wrapTable(table: Element, edits: Edits): void {
  const block = closest(table, (outer) => hasClass(outer, 'wp-block-table'));
  if (block) block.attribs.tabindex = '0';
  else if (
    !hasClass(table, 'wp-calendar-table') &&
    !closest(table, ({ parent }) => parent !== null && isTag(parent) && parent.name === 'table')
  ) {
    edits.wrap(table, '<div class="wp-block-table" tabindex="0"></div>');
  }
}

const isEmptyParagraph = ({ children }: Element): boolean =>
  children.every((child) => (isText(child) ? !child.data.trim() : isComment(child)));

function showIconLabel(label: Element): void {
  if (hasClass(label, 'wp-block-social-link-label'))
    label.attribs.class = classesOf(label)
      .filter((name) => name !== 'screen-reader-text')
      .join(' ');
}

/** Removes elements that do not work on this site, before any other step reads them. */
export function removeUnsupported(root: Document): void {
  replaceWidgets(root);
  replaceBuilderParts(root);
  replaceFormulas(root);
  // Before scripts are removed, because a script can be a form.
  replaceForms(root);
  editEach(root, REMOVED, (element, edits) => edits.remove(element));
  replaceControls(root);
}

export function tidy(root: Document): void {
  for (const element of elements(root)) {
    if (element.attribs.align !== undefined) convertAlign(element);
    // Only what scrolls takes focus: buttons of plugins do nothing here.
    delete element.attribs.tabindex;
  }
  editEach(root, ['table'], wrapTable);
  // Code scrolls like a table.
  for (const block of elements(root, 'pre')) if (!hasClass(block, 'wp-block-verse')) block.attribs.tabindex = '0';
  for (const label of elements(root, 'span')) showIconLabel(label);
  editEach(root, ['p'], (paragraph, edits) => {
    if (isEmptyParagraph(paragraph)) edits.remove(paragraph);
  });
}
