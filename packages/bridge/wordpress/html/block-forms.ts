import { siteLink } from '../url/policy';
import { editEach, type Edits } from './edits';
import { escapeHtml } from './escape';
import { classesOf, closest, elements, hasClass, textOf, type Document, type Element } from './tree';

/** Boxes of WordPress's dropdowns of archives and terms; a widget's is a form. */
const isDropdownBox = (element: Element): boolean =>
  element.name === 'form' ||
  classesOf(element).some((name) => /^wp-block-(?:archives|categories)-dropdown$/.test(name));
const PROMPT_VALUES = new Set(['', '-1', '0']);
const ID = /^\d{1,12}$/;

const valueOf = (form: Element, name: string): string | undefined =>
  elements(form, 'input').find(({ attribs }) => attribs.name === name)?.attribs.value;
const labelsOf = (box: Element): string[] => elements(box, 'label').map(textOf).filter(Boolean);

/** Returns where WordPress's script leads from an option: its value is an address, a term's slug or its id. */
function optionLink(select: Element, { attribs }: Element): string | null {
  const value = attribs.value?.trim() ?? '';
  if (/^https?:/.test(value)) return siteLink(value);
  if (PROMPT_VALUES.has(value) || !hasClass(select, 'postform') || !select.attribs.name) return null;
  return `/?${new URLSearchParams({ [select.attribs.name]: value })}`;
}

function replaceDropdown(select: Element, edits: Edits): void {
  const box = closest(select, isDropdownBox);
  if (box && edits.has(box)) return;
  const options = elements(select, 'option').map((option) => ({
    words: textOf(option),
    href: optionLink(select, option),
  }));
  const links = options.flatMap(({ words, href }) =>
    href && words ? [`<li><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></li>`] : [],
  );
  const prompts = options.flatMap(({ words, href }) => (href ? [] : [words]));
  const summary = [...(box ? labelsOf(box) : []), ...prompts].filter(Boolean).join(': ');
  const list = `<details class="wp-block-archives"><summary>${escapeHtml(summary || 'Archives')}</summary><ul>${links.join('')}</ul></details>`;
  // A form of a plugin is more than its selects.
  if (links.length > 0) edits.replace(box ?? select, list);
  else if (box?.name !== 'form') edits.replace(box ?? select, '');
}

const isSubmit = ({ name, attribs }: Element): boolean => name === 'button' || attribs.type === 'submit';

export function searchLink(form: Element): string {
  const label = elements(form, 'label').find((each) => textOf(each));
  const button = elements(form, 'button', 'input').find(isSubmit);
  const words = button && (textOf(button) || (button.attribs['aria-label'] ?? button.attribs.value));
  const type = valueOf(form, 'post_type');
  const hidden = label && hasClass(label, 'screen-reader-text') ? ' class="screen-reader-text"' : '';
  return (
    `<p class="wp-block-search">${label ? `<span${hidden}>${escapeHtml(textOf(label))}</span> ` : ''}` +
    `<a class="embed-link" href="/search/?${type ? `post_type=${encodeURIComponent(type)}` : 's='}">${escapeHtml(words || 'Search')}</a></p>`
  );
}

export function commentLink(form: Element): string {
  const post = valueOf(form, 'comment_post_ID');
  if (!post || !ID.test(post)) return '';
  const words = valueOf(form, 'submit')?.trim() || 'Leave a comment';
  return `<p><a class="embed-link" href="/comment/${post}/" rel="nofollow">${escapeHtml(words)}</a></p>`;
}

function leadReply({ attribs }: Element): void {
  const { 'data-postid': post = '', 'data-commentid': comment = '' } = attribs;
  if (ID.test(post) && ID.test(comment)) attribs.href = `/comment/${post}/?parent=${comment}`;
}

/** Replaces the dropdowns of WordPress's blocks and widgets, and leads replies to this site's form. */
export function replaceBlockForms(root: Document): void {
  editEach(root, ['select'], replaceDropdown);
  for (const link of elements(root, 'a')) if (hasClass(link, 'comment-reply-link')) leadReply(link);
}
