import { DomUtils } from 'htmlparser2';
import { isTag, isText } from 'domhandler';

import { PHONE_NUMBER, spokenDigits } from '@/shared/phone-digits';
import { site } from '@/site-config/site';

import { escapeHtml } from './escape';
import { edit } from './edits';
import { closest, elements } from './tree';

import type { Document, Element } from 'domhandler';

/** What is shown as it was typed, and what goes before it reaches the page. */
const AS_TYPED = new Set([
  'pre',
  'code',
  'kbd',
  'samp',
  'button',
  'textarea',
  'option',
  'script',
  'style',
  'svg',
  'title',
  'del',
  's',
]);
const MARKS = ['data-call-link', 'data-call-number-text', 'data-call-digits'];

const house = () => site.callNumbers.default;
const tenDigits = (text: string): string => text.replace(/\D/g, '').slice(-10);
const isHouseNumber = (text: string): boolean => tenDigits(text) === tenDigits(house().tel);

const seen = () => `<span data-call-number-text="text">${escapeHtml(house().display)}</span>`;
/** After the number, digit by digit, for those who listen. */
const seenAndSpoken = () =>
  `${seen()}<span class="screen-reader-text" data-call-digits="text">, ${spokenDigits(house().display)}</span>`;

function numberIn(place: Element | null): string {
  if (!place) return `<a href="${house().tel}" data-call-link="text">${seenAndSpoken()}</a>`;
  // A link that leads elsewhere stays one; its words must not name another number than the page does.
  return place.attribs['data-call-link'] ? seenAndSpoken() : seen();
}

/** A text with the house's numbers in it as HTML; null for one without. */
function withNumbers(text: string, place: Element | null): string | null {
  let rest = text;
  let html = '';
  for (let found = PHONE_NUMBER.exec(rest); found; found = PHONE_NUMBER.exec(rest)) {
    const end = found.index + found[0].length;
    html += escapeHtml(rest.slice(0, found.index)) + (isHouseNumber(found[0]) ? numberIn(place) : escapeHtml(found[0]));
    rest = rest.slice(end);
  }
  return html.includes('data-call-number-text') ? html + escapeHtml(rest) : null;
}

function markLink(link: Element): void {
  if (!/^tel:/i.test(link.attribs.href?.trim() ?? '') || !isHouseNumber(link.attribs.href ?? '')) return;
  link.attribs.href = house().tel;
  link.attribs['data-call-link'] = 'text';
  // They would go on naming the number that no longer stands there.
  for (const name of ['aria-label', 'title'])
    if (PHONE_NUMBER.test(link.attribs[name] ?? '')) delete link.attribs[name];
}

/**
 * The house's call number in an editor's text becomes a call link, so that it is the visit's number like all others on the
 * page (specification, section 4 "Call number choice"; visitor/number shows it). A number that is another variant's was
 * meant as it is written, and stays.
 */
export function markCallLinks(root: Document): void {
  for (const element of elements(root)) for (const name of MARKS) delete element.attribs[name];
  for (const link of elements(root, 'a')) markLink(link);
  const texts = DomUtils.find((node) => node.type === 'text', root.children, true, Number.POSITIVE_INFINITY);
  edit((edits) => {
    for (const node of texts) {
      if (!isText(node) || !PHONE_NUMBER.test(node.data)) continue;
      const parent = node.parent && isTag(node.parent) ? node.parent : null;
      if (parent && closest(parent, ({ name }) => AS_TYPED.has(name))) continue;
      const html = withNumbers(node.data, parent && closest(parent, ({ name }) => name === 'a'));
      if (html !== null) edits.replace(node, html);
    }
  });
}
