import { CALLBACK_ID } from '@footbridge/shared/forms/names';
import { site } from '@footbridge/shared/site/current';

import { setting, wordPressUrl } from '../../platform/env';
import { logOnce } from '../../platform/log-repeated';
import { publicName, renderScope, type RenderScope } from '../render-scope';
import { siteLink } from '../url/policy';
import { commentLink, replaceBlockForms, searchLink } from './block-forms';
import { edit, setChildren } from './edits';
import { escapeHtml } from './escape';
import { buttonWords, formsIn, type FoundForm } from './form-kinds';
import { blockHtml } from './theme-blocks';
import { closest, elements, hasClass, parseTree, textOf, type Document, type Element } from './tree';

/** Stands for WordPress's address of the page until the text is cleaned, because cleaning removes WordPress's address. */
const ON_WORDPRESS = '<div class="form-on-wordpress"></div>';
const MEDIA = ['img', 'video', 'audio', 'iframe', 'table', 'hr'];

const button = (href: string, words: string): string =>
  `<p><a class="wp-block-button__link" href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;

/** Returns what replaces a contact form, by the owner's rule. @param before contact forms of the page before this one */
function contactHtml(before: number): string {
  const { tel, display } = site().callNumbers.default;
  const rule = setting('FORMS_IN_TEXTS');
  if (rule === 'callback') return before === 1 ? button(`#${CALLBACK_ID}`, 'Ask us to call you') : '';
  if (before > 0) return '';
  switch (rule) {
    case 'call':
      return button(tel, `Call ${display}`);
    case 'wordpress':
      return ON_WORDPRESS;
    case 'none':
      return '';
  }
}

const WORDS = {
  callback: 'the callback form replaces it',
  call: 'a call button replaces it',
  wordpress: 'a link to the page on WordPress replaces it',
  none: 'it is not shown',
};

function logForm({ kind, name }: FoundForm, { address }: RenderScope): void {
  if (kind === 'search' || kind === 'link' || kind === 'comment') return;
  const outcome = kind === 'contact' ? WORDS[setting('FORMS_IN_TEXTS')] : WORDS.none;
  logOnce(
    'warn',
    'html',
    `${publicName(address)} has ${kind === 'other' ? 'another' : `a ${kind}`} form of WordPress (${name}): ${outcome} (docs/content.md)`,
  );
}

function replacement({ element, kind }: FoundForm, scope: RenderScope | undefined): string {
  if (kind === 'search') return searchLink(element);
  if (kind === 'comment') return commentLink(element);
  if (kind === 'contact') {
    if (!scope) return '';
    scope.contactForms = (scope.contactForms ?? 0) + 1;
    return contactHtml(scope.contactForms - 1);
  }
  const href = kind === 'link' ? siteLink(element.attribs.action) : null;
  return href ? button(href, buttonWords(element)) : '';
}

/** Puts the callback form where a form was: in place of the block around it, or below a block with other content. */
function placeLeadForm(root: Document, block: Element): void {
  const place = parseTree(blockHtml('footbridge/callback-form')).children;
  const isEmpty = !textOf(block) && elements(block, ...MEDIA).length === 0;
  setChildren(
    root,
    root.children.flatMap((child) => (child !== block ? [child] : isEmpty ? place : [child, ...place])),
  );
}

/**
 * Replaces forms of WordPress, which need its scripts: a contact form by the setting FORMS_IN_TEXTS. Nothing that remains
 * sends to WordPress.
 */
export function replaceForms(root: Document): void {
  replaceBlockForms(root);
  // An editor's own would be in another block.
  for (const element of elements(root, 'div')) if (hasClass(element, 'form-on-wordpress')) delete element.attribs.class;
  const forms = formsIn(root);
  if (forms.length === 0) return;
  const scope = renderScope();
  const first = forms.find(({ kind }) => kind === 'contact');
  const block = first && closest(first.element, ({ parent }) => parent === root);
  const withLeadForm =
    scope !== undefined &&
    !scope.contactForms &&
    block !== null &&
    block !== undefined &&
    setting('FORMS_IN_TEXTS') === 'callback';
  // Its own element stays until the form is placed.
  const marker = withLeadForm && block === first?.element ? block : null;
  edit((edits) => {
    for (const form of forms) {
      if (scope) logForm(form, scope);
      const html = replacement(form, scope);
      if (form.element === marker) setChildren(form.element, []);
      else edits.replace(form.element, html);
    }
  });
  if (withLeadForm) placeLeadForm(root, block);
}

export function removeForms(root: Document): void {
  edit((edits) => {
    for (const { element } of formsIn(root)) edits.remove(element);
  });
}

export function withWordPressLinks(html: string): string {
  const { path } = renderScope()?.address ?? {};
  if (path === undefined || !html.includes('form-on-wordpress')) return html;
  const link = `<p><a class="embed-link" href="${escapeHtml(wordPressUrl() + path)}" rel="noopener">Open the form</a></p>`;
  return html.replaceAll(ON_WORDPRESS, () => link);
}
