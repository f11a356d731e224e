import { isComment, isTag, isText } from 'domhandler';

import { siteLink } from '../url/policy';
import { edit } from './edits';
import { escapeHtml } from './escape';
import { childElements, classesOf, closest, elements, hasClass, textOf } from './tree';

import type { Edits } from './edits';
import type { Document, Element } from './tree';

/** What a page of text has no use for, contents and all. The last gate (rules.ts) stops them too; here they would be read as text. */
const OUT = [
  'script',
  'style',
  'template',
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

/** A list of months to choose from needs a script; the same as links does not. What chooses by number is no address, and goes. */
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

/** A search form becomes the way to the search page; what other forms ask for, nobody here would answer. */
function replaceForm(form: Element, edits: Edits): void {
  const isSearch =
    form.attribs.role === 'search' || elements(form, 'input').some(({ attribs }) => attribs.name === 's');
  const [label] = elements(form, 'label');
  edits.replace(
    form,
    isSearch
      ? `<p><a class="embed-link" href="/search/">${escapeHtml((label && textOf(label)) || 'Search')}</a></p>`
      : '',
  );
}

const ALIGNS = new Set(['left', 'right', 'center', 'justify']);

/** HTML 4's way to align text, and pictures in it. */
function modernAlign(element: Element): void {
  const align = element.attribs.align?.toLowerCase();
  delete element.attribs.align;
  if (!align || !ALIGNS.has(align)) return;
  if (element.name === 'img') element.attribs.class = `${element.attribs.class ?? ''} align${align}`.trim();
  else element.attribs.style = `text-align:${align};${element.attribs.style ?? ''}`;
}

/** A table wider than the window scrolls in its own box, which a keyboard has to reach. */
function boxTable(table: Element, edits: Edits): void {
  const block = closest(table, (outer) => hasClass(outer, 'wp-block-table'));
  if (block) block.attribs.tabindex = '0';
  else if (
    !hasClass(table, 'wp-calendar-table') &&
    !closest(table, ({ parent }) => parent !== null && isTag(parent) && parent.name === 'table')
  ) {
    edits.wrap(table, '<div class="wp-block-table" tabindex="0"></div>');
  }
}

/** wpautop leaves these around what it takes for text. */
function isGap({ name, children }: Element): boolean {
  return name === 'p' && children.every((child) => (isText(child) ? !child.data.trim() : isComment(child)));
}

/** Social icons are drawings, which do not come through: their names are read instead. */
function nameIcons(label: Element): void {
  if (hasClass(label, 'wp-block-social-link-label'))
    label.attribs.class = classesOf(label)
      .filter((name) => name !== 'screen-reader-text')
      .join(' ');
}

/** What can't work here goes before all else, so that no later step reads it. */
export function dropDead(root: Document): void {
  edit((edits) => {
    for (const element of elements(root, ...OUT)) edits.remove(element);
  });
  edit((edits) => {
    for (const select of elements(root, 'select')) replaceDropdown(select, edits);
  });
  edit((edits) => {
    for (const form of elements(root, 'form')) replaceForm(form, edits);
  });
  edit((edits) => {
    for (const element of elements(root, 'button', 'input', 'label')) {
      if (element.name !== 'label' || childElements(element).length > 0 || element.attribs.for) edits.remove(element);
    }
  });
}

/** Old spellings and loose ends. */
export function tidy(root: Document): void {
  for (const element of elements(root)) {
    if (element.attribs.align !== undefined) modernAlign(element);
  }
  edit((edits) => {
    for (const table of elements(root, 'table')) boxTable(table, edits);
  });
  // Code scrolls like a table.
  for (const block of elements(root, 'pre')) if (!hasClass(block, 'wp-block-verse')) block.attribs.tabindex = '0';
  for (const label of elements(root, 'span')) nameIcons(label);
  edit((edits) => {
    for (const paragraph of elements(root, 'p').filter(isGap)) edits.remove(paragraph);
  });
}
