import { isResized, optimizedSrc } from '@footbridge/shared/pictures';

import { isDecoration, recordForeignHost } from '../url/foreign-hosts';
import { usefulWidths } from '../url/image';
import { mediaPath, siteLink } from '../url/policy';
import { editEach, type Edits } from './edits';
import { escapeHtml } from './escape';
import { childElements, classesOf, closest, hasClass, memoizeByNode, type Document, type Element } from './tree';

import type { ParentNode } from 'domhandler';

const MAX_WIDTH_PX = { text: 640, wide: 860, full: 1200 };
/** Below this width (theme, `general`) columns are stacked, and galleries have two columns. */
const NARROW = '(max-width: 775px)';

interface Candidate {
  url: string;
  width: number;
}

function candidates(srcset: string | undefined): Candidate[] {
  return (srcset ?? '').split(/,\s+/).flatMap((part) => {
    const [url, descriptor] = part.trim().split(/\s+/);
    return url && descriptor?.endsWith('w') ? [{ url, width: Number.parseInt(descriptor, 10) || 0 }] : [];
  });
}

/** Replaces a picture of another host with a link, so that no third party gets a visitor's IP address. */
function replaceForeign(image: Element, edits: Edits): void {
  const { src, alt = '' } = image.attribs;
  const href = src && /^(?:https?:)?\/\//i.test(src) ? siteLink(src.replace(/^\/\//, 'https://')) : null;
  // A person's name is beside the avatar.
  if (hasClass(image, 'avatar') && !closest(image, ({ name }) => name === 'a')) return edits.remove(image);
  recordForeignHost(href);
  if (!href?.startsWith('http') || isDecoration(new URL(href).hostname) || closest(image, ({ name }) => name === 'a')) {
    edits.replace(image, escapeHtml(alt));
    return;
  }
  edits.replace(
    image,
    `<a href="${escapeHtml(href)}">${escapeHtml(alt || `Picture on ${new URL(href).hostname}`)}</a>`,
  );
}

const isNumbered = memoizeByNode((gallery: Element) => classesOf(gallery).some((name) => /columns-\d$/.test(name)));
const columnsIn = memoizeByNode((row: ParentNode) => childElements(row).length || 1);

function columnsAround(image: Element): number {
  const gallery = closest(image, (outer) =>
    ['wp-block-gallery', 'blocks-gallery-grid', 'gallery'].some((name) => hasClass(outer, name)),
  );
  const outermost = gallery && closest(gallery, isNumbered);
  if (gallery) return Number(/columns-(\d)/.exec((outermost ?? gallery).attribs.class ?? '')?.[1] ?? 3);
  const column = closest(image, (outer) => hasClass(outer, 'wp-block-column'));
  if (column?.parent) return columnsIn(column.parent);
  return closest(image, (outer) => hasClass(outer, 'wp-block-media-text')) ? 2 : 1;
}

function maxWidthOf(image: Element): number {
  const aligned = (name: string) => closest(image, (outer) => hasClass(outer, name)) !== null;
  const { full, wide, text } = MAX_WIDTH_PX;
  const width = aligned('alignfull') ? full : aligned('alignwide') ? wide : text;
  return Math.round(width / Math.min(columnsAround(image), 6));
}

function pixels(value: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(value ?? '') ?? [];
  return Number(digits) || undefined;
}

/** Returns the dimensions from the attributes, or from the file name of WordPress's sizes: `river-1024x683.jpg`. */
function dimensions(image: Element, path: string): { width?: number; height?: number } {
  const width = pixels(image.attribs.width);
  const height = pixels(image.attribs.height);
  if (width && height) return { width, height };
  const [, nameWidth, nameHeight] = /-(\d{2,4})x(\d{2,4})\.\w+$/.exec(path) ?? [];
  if (!nameWidth || !nameHeight) return width ? { width } : {};
  const ratio = Number(nameHeight) / Number(nameWidth);
  return width
    ? { width, height: Math.round(width * ratio) }
    : { width: Number(nameWidth), height: Number(nameHeight) };
}

/** Writes the optimizer's widths. On a phone a gallery has two columns; other pictures take the whole width. */
function ownImage(image: Element, own: string): void {
  const largest = candidates(image.attribs.srcset).toSorted((a, b) => b.width - a.width)[0];
  const whole = mediaPath(largest?.url) ?? own;
  const { width, height } = dimensions(image, own);
  const maxWidth = maxWidthOf(image);
  const displayed = Math.min(width ?? maxWidth, maxWidth);
  const widths = usefulWidths(
    Math.min(largest?.width ?? width ?? maxWidth * 2, Math.max(maxWidth * 2, MAX_WIDTH_PX.text)),
  );
  const isResponsive = isResized(whole) && widths.length > 1;
  const { alt = '', class: className, id, style, title } = image.attribs;
  const describedBy = image.attribs['aria-describedby'];
  image.attribs = {
    ...(className && { class: className }),
    ...(id && { id }),
    alt: alt.trim(),
    ...(title && { title }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(style && { style }),
    ...(width && { width: String(width) }),
    ...(height && { height: String(height) }),
    loading: 'lazy',
    decoding: 'async',
    ...(isResponsive && {
      sizes: `${NARROW} ${displayed < 200 ? '50vw' : '100vw'}, ${displayed}px`,
      srcset: widths.map((each) => `${optimizedSrc(whole, each)} ${each}w`).join(', '),
    }),
    src: optimizedSrc(whole, widths.at(-1) ?? 828),
  };
}

export function prepareImages(root: Document): void {
  editEach(root, ['img'], (image, edits) => {
    const own = mediaPath(image.attribs.src);
    if (own) ownImage(image, own);
    else replaceForeign(image, edits);
  });
}
