import { siteLink } from '../url/policy';
import { childElements, classesOf, closest, elements, hasClass, oncePerNode, textOf } from './tree';

import type { Document, Element } from './tree';

/** Roles that say what a piece of text is. A landmark, a dialog or a button from a text would be one more of the page's own. */
const ROLES = /^(?:list|listitem|presentation|none|img|note|group|figure|separator|definition|term|math|doc-[a-z]+)$/;

const takesFocus = ({ name, attribs }: Element) =>
  (name === 'a' && attribs.href !== undefined) ||
  name === 'summary' ||
  ((name === 'audio' || name === 'video') && attribs.controls !== undefined) ||
  attribs.tabindex === '0';
const isNamed = ({ attribs }: Element) => Boolean((attribs['aria-label'] ?? attribs['aria-labelledby'] ?? '').trim());
const pictures = (element: Element) => elements(element, 'img');

const captionIn = oncePerNode((figure: Element): string => {
  const caption = elements(figure).find(
    (each) => each.name === 'figcaption' || classesOf(each).some((name) => name.includes('caption-text')),
  );
  return caption ? textOf(caption) : '';
});

/** What stands under a picture, in a block or a shortcode. */
function captionOf(element: Element): string {
  const figure = closest(
    element,
    (outer) => outer.name === 'figure' || hasClass(outer, 'wp-caption') || hasClass(outer, 'gallery-item'),
  );
  return figure ? captionIn(figure) : '';
}

/** "pdf/house-rules" of an own page, "example.org" of another's. */
function placeOf(href: string): string {
  return /^https?:/.test(href)
    ? new URL(href).hostname
    : href.replace(/[?#].*/, '').replace(/^\/|\/$/g, '') || 'the front page';
}

/** A link of a picture without words is called by what stands under it, or by where it leads; one of nothing at all is none. */
function nameLink(link: Element): void {
  if (
    link.attribs.href === undefined ||
    textOf(link) ||
    isNamed(link) ||
    pictures(link).some(({ attribs }) => attribs.alt?.trim())
  )
    return;
  const href = siteLink(link.attribs.href);
  if (!href || (childElements(link).length === 0 && !link.attribs['data-video'] && !link.attribs['data-map'])) {
    delete link.attribs.href;
    link.name = 'span';
    return;
  }
  const isPicture = href.startsWith('/media/') && pictures(link).length > 0;
  link.attribs['aria-label'] =
    captionOf(link) || link.attribs.title?.trim() || (isPicture ? 'The picture, large' : `To ${placeOf(href)}`);
}

/** What scrolls sideways is a stop of the keyboard, which says what it is: a table's caption, or its kind. */
function nameScroller(box: Element): void {
  if (isNamed(box)) return;
  const [caption] = elements(box, 'caption', 'figcaption');
  box.attribs['aria-label'] = (caption && textOf(caption)) || (box.name === 'pre' ? 'Code' : 'Table');
  // A figure has a role that takes a name.
  if (box.name !== 'figure') box.attribs.role = 'group';
}

/** What a text says of itself to screen readers: true, and apart from what the page says. */
export function settleNames(root: Document): void {
  for (const element of elements(root)) {
    if (element.attribs.role !== undefined && !ROLES.test(element.attribs.role)) delete element.attribs.role;
    if (element.attribs['aria-hidden'] === 'true' && [element, ...elements(element)].some(takesFocus))
      delete element.attribs['aria-hidden'];
    // A part of the content is no landmark beside it, and a nameless one leads nobody anywhere.
    if (element.name === 'aside' || (element.name === 'nav' && !isNamed(element))) element.name = 'div';
  }
  for (const link of elements(root, 'a')) nameLink(link);
  for (const box of elements(root).filter(({ attribs }) => attribs.tabindex === '0')) nameScroller(box);
}
