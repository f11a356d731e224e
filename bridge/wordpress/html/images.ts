import { optimizedSrc, usefulWidths } from '../url/image';
import { mediaPath, siteLink } from '../url/policy';
import { edit } from './edits';
import { escapeHtml } from './escape';
import { childElements, classesOf, closest, elements, hasClass, oncePerNode } from './tree';

import type { ParentNode } from 'domhandler';
import type { Edits } from './edits';
import type { Document, Element } from './tree';

/** How wide a picture is drawn at most, px: in the text's column, beyond it, and across all there is. */
const ROOM = { text: 640, wide: 860, full: 1200 };
/** Below this window (theme, `general`) columns and galleries stand one below the other, or two in a row. */
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

/** Faces of commenters and picture letters: no one needs a link to them. */
const DECORATION = /^(?:[\w-]+\.)?gravatar\.com$|^s\.w\.org$/;

/** A picture that lies elsewhere becomes a link: a page about treatment tells no third party who reads it. */
function replaceForeign(image: Element, edits: Edits): void {
  const { src, alt = '' } = image.attribs;
  const href = src && /^(?:https?:)?\/\//i.test(src) ? siteLink(src.replace(/^\/\//, 'https://')) : null;
  if (
    !href?.startsWith('http') ||
    DECORATION.test(new URL(href).hostname) ||
    closest(image, ({ name }) => name === 'a')
  ) {
    edits.replace(image, escapeHtml(alt));
    return;
  }
  edits.replace(
    image,
    `<a href="${escapeHtml(href)}">${escapeHtml(alt || `Picture on ${new URL(href).hostname}`)}</a>`,
  );
}

const isNumbered = oncePerNode((gallery: Element) => classesOf(gallery).some((name) => /columns-\d$/.test(name)));
const columnsIn = oncePerNode((row: ParentNode) => childElements(row).length || 1);

/** Columns that share a row with this picture. */
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

function roomFor(image: Element): number {
  const aligned = (name: string) => closest(image, (outer) => hasClass(outer, name)) !== null;
  const room = aligned('alignfull') ? ROOM.full : aligned('alignwide') ? ROOM.wide : ROOM.text;
  return Math.round(room / Math.min(columnsAround(image), 6));
}

/** px from an attribute; a percentage is none. */
function pixels(value: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(value ?? '') ?? [];
  return Number(digits) || undefined;
}

/** From the attributes, else from the name that WordPress gives its sizes: `river-1024x683.jpg`. */
function shape(image: Element, path: string): { width?: number; height?: number } {
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

/**
 * An own picture at the widths the optimizer serves, lazily, its shape said before it comes.
 * In galleries two stand side by side on a phone; everywhere else a picture has the whole line there.
 */
function ownImage(image: Element, own: string): void {
  const largest = candidates(image.attribs.srcset).toSorted((a, b) => b.width - a.width)[0];
  const whole = mediaPath(largest?.url) ?? own;
  const { width, height } = shape(image, own);
  const room = roomFor(image);
  const drawn = Math.min(width ?? room, room);
  const widths = usefulWidths(Math.min(largest?.width ?? width ?? room * 2, Math.max(room * 2, ROOM.text)));
  const isResponsive = !whole.endsWith('.svg') && widths.length > 1;
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
      sizes: `${NARROW} ${drawn < 200 ? '50vw' : '100vw'}, ${drawn}px`,
      srcset: widths.map((each) => `${optimizedSrc(whole, each)} ${each}w`).join(', '),
    }),
    src: optimizedSrc(whole, widths.at(-1) ?? 828),
  };
}

/** Every picture: own ones through the optimizer, others as links. */
export function prepareImages(root: Document): void {
  edit((edits) => {
    for (const image of elements(root, 'img')) {
      const own = mediaPath(image.attribs.src);
      if (own) ownImage(image, own);
      else replaceForeign(image, edits);
    }
  });
}
