import { isComment, isTag, isText } from 'domhandler';

import { siteLink } from '../url/policy';
import { replaceControls } from './controls';
import { edit } from './edits';
import { escapeHtml } from './escape';
import { replaceForms } from './forms';
import { classesOf, closest, elements, hasClass, textOf } from './tree';
import { replaceWidgets } from './widgets';

import type { Edits } from './edits';
import type { Document, Element } from './tree';

/** Elements removed with their content before other steps read it as text. rules.ts does not allow them either. */
const REMOVED = [
  'script',
  'style',
  'noscript',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'frameset',
  'head',
  'title',
  'textarea',
  'datalist',
  'canvas',
];

/** Replaces a dropdown of archives, which needs a script, with a list of links. Options without an address are removed. */
function replaceDropdown(select: Element, edits: Edits): void {
  const block = closest(
    select,
    (outer) => hasClass(outer, 'wp-block-archives-dropdown') || hasClass(outer, 'wp-block-categories-dropdown'),
  );
  if (block && edits.has(block)) return;
  const links = elements(select, 'option').flatMap((option) => {
    const href = /^https?:/.test(option.attribs.value ?? '') ? siteLink(option.attribs.value) : null;
    return href ? [`<li><a href="${escapeHtml(href)}">${escapeHtml(textOf(option))}</a></li>`] : [];
  });
  const summary = block ? elements(block, 'label').map(textOf).join(' ') : '';
  const list = `<details class="wp-block-archives"><summary>${escapeHtml(summary || 'Archives')}</summary><ul>${links.join('')}</ul></details>`;
  edits.replace(block ?? select, links.length > 0 ? list : '');
}

const ALIGNS = new Set(['left', 'right', 'center', 'justify']);

/** Converts HTML 4's `align` of texts and pictures. */
function convertAlign(element: Element): void {
  const align = element.attribs.align?.toLowerCase();
  delete element.attribs.align;
  if (!align || !ALIGNS.has(align)) return;
  if (element.name === 'img') element.attribs.class = `${element.attribs.class ?? ''} align${align}`.trim();
  else element.attribs.style = `text-align:${align};${element.attribs.style ?? ''}`;
}

/** Wraps a table in a focusable scroll container. */
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

/** Whether an element is an empty paragraph of wpautop. */
function isEmptyParagraph({ name, children }: Element): boolean {
  return name === 'p' && children.every((child) => (isText(child) ? !child.data.trim() : isComment(child)));
}

/** Makes the labels of social icons visible, because SVGs are removed. */
function showIconLabel(label: Element): void {
  if (hasClass(label, 'wp-block-social-link-label'))
    label.attribs.class = classesOf(label)
      .filter((name) => name !== 'screen-reader-text')
      .join(' ');
}

/** Removes elements that do not work on this site, before any other step reads them. */
export function removeUnsupported(root: Document): void {
  replaceWidgets(root);
  // Before scripts are removed, because a script can be a form.
  replaceForms(root);
  edit((edits) => {
    for (const element of elements(root, ...REMOVED)) edits.remove(element);
  });
  edit((edits) => {
    for (const select of elements(root, 'select')) replaceDropdown(select, edits);
  });
  replaceControls(root);
}

/** Converts old attributes, adds scroll containers, removes empty paragraphs. */
export function tidy(root: Document): void {
  for (const element of elements(root)) {
    if (element.attribs.align !== undefined) convertAlign(element);
  }
  edit((edits) => {
    for (const table of elements(root, 'table')) wrapTable(table, edits);
  });
  // Code scrolls like a table.
  for (const block of elements(root, 'pre')) if (!hasClass(block, 'wp-block-verse')) block.attribs.tabindex = '0';
  for (const label of elements(root, 'span')) showIconLabel(label);
  edit((edits) => {
    for (const paragraph of elements(root, 'p').filter(isEmptyParagraph)) edits.remove(paragraph);
  });
}
