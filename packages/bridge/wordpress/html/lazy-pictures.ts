import { isComment, isTag, isText, type ChildNode } from 'domhandler';

import { mediaPath, siteLink } from '../url/policy';
import { edit } from './edits';
import { childElements, elements, memoizeByNode, renderTree, type Document, type Element } from './tree';

/** Attributes in which plugins keep a picture's address until their script loads it. */
const LATE_SRC = ['data-src', 'data-lazy-src', 'data-orig-src', 'data-original', 'data-opt-src'];
const LATE_SRCSET = ['data-srcset', 'data-lazy-srcset', 'data-orig-srcset', 'data-original-set'];

function values(element: Element, names: readonly string[]): string[] {
  return names.flatMap((name) => element.attribs[name]?.trim() || []);
}

function addressesOf(srcset: string): string[] {
  return srcset.split(',').flatMap((part) => part.trim().split(/\s/, 1)[0] || []);
}

const isOwn = (address: string): boolean => mediaPath(address) !== null;
const isForeign = (address: string): boolean => siteLink(address)?.startsWith('http') ?? false;

const uploadIn = memoizeByNode((picture: Element) =>
  childElements(picture)
    .flatMap((source) => values(source, [...LATE_SRCSET, 'srcset']))
    .flatMap(addressesOf)
    .find(isOwn),
);

function restore(image: Element): void {
  const { parent, attribs } = image;
  const { src = '', srcset = '' } = attribs;
  const late = values(image, LATE_SRC);
  const srcsets = [...values(image, LATE_SRCSET), srcset].filter((each) => addressesOf(each).some(isOwn));
  const fromSrcset = () =>
    srcsets.flatMap(addressesOf).find(isOwn) ??
    (parent && isTag(parent) && parent.name === 'picture' ? uploadIn(parent) : undefined);
  attribs.src = late.find(isOwn) ?? (isOwn(src) ? src : (fromSrcset() ?? late.find(isForeign) ?? src));
  attribs.srcset = srcsets[0] ?? '';
}

/** Returns an upload's path without the suffix of WordPress's sizes; null when the picture is no upload. */
function originalPath(image: Element): string | null {
  return mediaPath(image.attribs.src)?.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w+$)/, '') ?? null;
}

/** Returns whether a picture waits for a script that gives it an upload's address. */
function isPlaceholder(image: Element): boolean {
  return originalPath(image) === null && (values(image, LATE_SRC).length > 0 || !isForeign(image.attribs.src ?? ''));
}

function foreignCopy(noscript: Element): Element | undefined {
  return elements(noscript, 'img').find(
    ({ attribs: { src = '', width, height } }) => isForeign(src) && width !== '1' && height !== '1',
  );
}

/** Returns the next element in a direction, unless text is between. */
function neighbor(node: ChildNode, direction: 'prev' | 'next'): Element | null {
  let other = node[direction];
  while (other && (isComment(other) || (isText(other) && !other.data.trim()))) other = other[direction];
  return other && isTag(other) ? other : null;
}

/** Returns the pictures directly before and after a copy, which may be in a link. */
function picturesBeside(noscript: Element, candidates: ReadonlySet<Element>): Element[] {
  return [neighbor(noscript, 'prev'), neighbor(noscript, 'next')].flatMap((element) => {
    const found = element ? [element, ...elements(element, 'img')].filter((image) => candidates.has(image)) : [];
    return found.length === 1 ? found : [];
  });
}

/** Shows pictures that a plugin's script would load: those of a `<noscript>` fill the placeholder beside it, or replace it. */
export function restoreLazyPictures(root: Document): void {
  const images = elements(root, 'img');
  for (const image of images) restore(image);
  const copies = elements(root, 'noscript').map((noscript) => ({
    noscript,
    uploads: elements(noscript, 'img').filter((image) => originalPath(image) !== null),
  }));
  const inCopies = new Set(elements(root, 'noscript').flatMap((noscript) => elements(noscript, 'img')));
  const withoutCopy = new Set(images.filter((image) => !inCopies.has(image)));
  const shown = new Set([...withoutCopy].map(originalPath));
  edit((edits) => {
    for (const { noscript, uploads } of copies) {
      const [copy] = uploads;
      const beside = picturesBeside(noscript, withoutCopy);
      if (!copy) {
        const foreign = foreignCopy(noscript);
        const empty = foreign && beside.find(isPlaceholder);
        if (empty) empty.attribs = { ...foreign.attribs };
        continue;
      }
      const same = beside.find((image) => originalPath(image) === originalPath(copy));
      const placeholder = same ? undefined : beside.find(isPlaceholder);
      if (placeholder) placeholder.attribs = { ...copy.attribs };
      const owner = same ?? placeholder;
      if (owner) withoutCopy.delete(owner);
      if (placeholder) shown.add(originalPath(copy));
      const missing = uploads.filter((image) => !shown.has(originalPath(image)));
      for (const image of missing) shown.add(originalPath(image));
      edits.replace(noscript, missing.map(renderTree).join(''));
    }
  });
}
