import { siteLink } from '../url/policy';
import {
  childElements,
  classesOf,
  closest,
  elements,
  hasClass,
  memoizeByNode,
  textOf,
  type Document,
  type Element,
} from './tree';

/** Allowed roles: no landmarks, dialogs or buttons, which belong to the page. */
const ROLES = /^(?:list|listitem|presentation|none|img|note|group|figure|separator|definition|term|math|doc-[a-z]+)$/;

const takesFocus = ({ name, attribs }: Element) =>
  (name === 'a' && attribs.href !== undefined) ||
  name === 'summary' ||
  ((name === 'audio' || name === 'video') && attribs.controls !== undefined) ||
  attribs.tabindex === '0';
const isNamed = ({ attribs }: Element) => Boolean((attribs['aria-label'] ?? attribs['aria-labelledby'] ?? '').trim());
const pictures = (element: Element) => elements(element, 'img');

const captionIn = memoizeByNode((figure: Element): string => {
  const caption = elements(figure).find(
    (each) => each.name === 'figcaption' || classesOf(each).some((name) => name.includes('caption-text')),
  );
  return caption ? textOf(caption) : '';
});

function captionOf(element: Element): string {
  const figure = closest(
    element,
    (outer) => outer.name === 'figure' || hasClass(outer, 'wp-caption') || hasClass(outer, 'gallery-item'),
  );
  return figure ? captionIn(figure) : '';
}

/** Returns a link's target in words: "pdf/house-rules" on this site, "example.org" on another. */
function placeOf(href: string): string {
  return /^https?:/.test(href)
    ? new URL(href).hostname
    : href.replace(/[?#].*/, '').replace(/^\/|\/$/g, '') || 'the front page';
}

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

function nameScroller(box: Element): void {
  if (isNamed(box)) return;
  const [caption] = elements(box, 'caption', 'figcaption');
  box.attribs['aria-label'] = (caption && textOf(caption)) || (box.name === 'pre' ? 'Code' : 'Table');
  // A figure's own role takes a name.
  if (box.name !== 'figure') box.attribs.role = 'group';
}

/** Corrects roles, `aria-hidden`, landmarks and accessible names in a text. */
export function setAccessibleNames(root: Document): void {
  for (const element of elements(root)) {
    if (element.attribs.role !== undefined && !ROLES.test(element.attribs.role)) delete element.attribs.role;
    if (element.attribs['aria-hidden'] === 'true' && [element, ...elements(element)].some(takesFocus))
      delete element.attribs['aria-hidden'];
    // An aside inside content is no landmark, and an unnamed nav does not help to navigate.
    if (element.name === 'aside' || (element.name === 'nav' && !isNamed(element))) element.name = 'div';
  }
  for (const link of elements(root, 'a')) nameLink(link);
  for (const box of elements(root).filter(({ attribs }) => attribs.tabindex === '0')) nameScroller(box);
}
