import { DomUtils } from 'htmlparser2';
import { isTag, isText, type Document, type Element } from 'domhandler';

import { lastTen, PHONE_NUMBER } from '@footbridge/shared/phone-number';
import { site } from '@footbridge/shared/site/current';

import { escapeHtml } from './escape';
import { edit } from './edits';
import { closest, elements } from './tree';

/** Elements whose text gets no links, and elements that the sanitizer removes. */
export const WITHOUT_CALL_LINKS = new Set([
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
const CALL_ATTRIBUTES = ['data-call-link', 'data-call-number-text'];

const defaultNumber = () => site().callNumbers.default;
const isDefaultNumber = (text: string): boolean => lastTen(text) === lastTen(defaultNumber().tel);

const visibleNumber = () => `<span data-call-number-text="text">${escapeHtml(defaultNumber().display)}</span>`;

function numberHtml(link: Element | null): string {
  return link ? visibleNumber() : `<a href="${defaultNumber().tel}" data-call-link="text">${visibleNumber()}</a>`;
}

function withNumbers(text: string, link: Element | null): string | null {
  let rest = text;
  let html = '';
  for (let found = PHONE_NUMBER.exec(rest); found; found = PHONE_NUMBER.exec(rest)) {
    const end = found.index + found[0].length;
    html +=
      escapeHtml(rest.slice(0, found.index)) + (isDefaultNumber(found[0]) ? numberHtml(link) : escapeHtml(found[0]));
    rest = rest.slice(end);
  }
  return html.includes('data-call-number-text') ? html + escapeHtml(rest) : null;
}

function convertLink(link: Element): void {
  if (!/^tel:/i.test(link.attribs.href?.trim() ?? '') || !isDefaultNumber(link.attribs.href ?? '')) return;
  link.attribs.href = defaultNumber().tel;
  link.attribs['data-call-link'] = 'text';
  // The browser script does not update these.
  for (const name of ['aria-label', 'title'])
    if (PHONE_NUMBER.test(link.attribs[name] ?? '')) delete link.attribs[name];
}

/** Turns the brand's default call number in a text into a call link, which shows the visit's number. */
export function linkCallNumbers(root: Document): void {
  for (const element of elements(root)) for (const name of CALL_ATTRIBUTES) delete element.attribs[name];
  for (const link of elements(root, 'a')) convertLink(link);
  const texts = DomUtils.find((node) => node.type === 'text', root.children, true, Number.POSITIVE_INFINITY);
  edit((edits) => {
    for (const node of texts) {
      if (!isText(node) || !PHONE_NUMBER.test(node.data)) continue;
      const parent = node.parent && isTag(node.parent) ? node.parent : null;
      if (parent && closest(parent, ({ name }) => WITHOUT_CALL_LINKS.has(name))) continue;
      const html = withNumbers(node.data, parent && closest(parent, ({ name }) => name === 'a'));
      if (html !== null) edits.replace(node, html);
    }
  });
}
