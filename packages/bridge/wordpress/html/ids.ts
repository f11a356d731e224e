import { hasWords } from './controls';
import { isNarrowOnly } from './hidden';
import { closest, elements, hasClass, textOf, type Document, type Element } from './tree';

import type { ParentNode } from 'domhandler';

import type { Heading } from '../types';

/** Ids of the page and its scripts, which an editor's id must not be. html-ids.test.ts finds missing ones. */
const RESERVED = new Set([
  'geotarget-card',
  'nearby-error',
  'nearby-note',
  'page-content',
  'page-data',
  'self-check-alcohol',
  'self-check-drugs',
  'site-menu',
]);
const RESERVED_KIND =
  /^(?:_.*|callback-.*|(?:insurance|facility-question)-(?:description|email|for|form|phone|title)|comments?(?:-.*)?|reply.*|respond|unlock.*|footbridge.*|password.?|author|email|url|search|credits-.*|photo-\d+|webpack.*|datalayer)$/i;

const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'headers'];
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;

export function isReservedId(id: string): boolean {
  return RESERVED.has(id) || RESERVED_KIND.test(id);
}

function uniqueIds(): (wanted: string) => string {
  const used = new Set<string>();
  /** The next number to try for each base: a thousand headings may have the same text. */
  const numbers = new Map<string, number>();
  return (wanted) => {
    const base = wanted || 'section';
    const isReserved = isReservedId(base);
    const stem = isReserved ? `text-${base.replace(/^_+/, '')}` : base;
    let n = numbers.get(base) ?? (isReserved ? 2 : 1);
    // The first one has no number.
    const candidate = () => (n === (isReserved ? 2 : 1) ? stem : `${stem}-${n}`);
    while (used.has(candidate()) || isReservedId(candidate())) n += 1;
    numbers.set(base, n + 1);
    const id = candidate();
    used.add(id);
    return id;
  };
}

/** New ids by old ids, for each part of the text in which a reference to the old id means the new one. */
type Renames = Map<ParentNode, Map<string, string>>;

function renameIn(renames: Renames, scope: ParentNode, from: string, to: string): void {
  const names = renames.get(scope) ?? new Map<string, string>();
  renames.set(scope, names);
  if (!names.has(from)) names.set(from, to);
}

/** Returns the new id in the nearest part around an element; the id itself when it was not renamed. */
function renamed(renames: Renames, element: Element, id: string): string {
  for (let node: ParentNode | null = element; node; node = node.parent) {
    const name = renames.get(node)?.get(id);
    if (name !== undefined) return name;
  }
  return id;
}

function updateReferences(root: Document, renames: Renames): void {
  if (renames.size === 0) return;
  for (const element of elements(root)) {
    const { attribs } = element;
    if (attribs.href?.startsWith('#')) attribs.href = `#${renamed(renames, element, attribs.href.slice(1))}`;
    for (const name of REFERENCES) {
      if (attribs[name])
        attribs[name] = attribs[name]
          .split(/\s+/)
          .map((id) => renamed(renames, element, id))
          .join(' ');
    }
  }
}

const CAPTIONED = new Set(['figure', 'dl', 'li', 'table']);
const isCaptioned = (element: Element) =>
  CAPTIONED.has(element.name) || hasClass(element, 'wp-caption') || hasClass(element, 'gallery-item');

/** References follow a renamed id: from the whole text when the old id is gone, otherwise from the same figure. */
function renameIds(root: Document, unique: (wanted: string) => string): void {
  const renames: Renames = new Map();
  for (const element of elements(root)) {
    // `<a name>` is the old form of an id.
    const own = (element.attribs.id ?? (element.name === 'a' ? element.attribs.name : undefined))?.trim();
    delete element.attribs.name;
    delete element.attribs.id;
    if (!own || /\s/.test(own)) continue;
    const id = unique(own);
    element.attribs.id = id;
    const scope = isReservedId(own) ? root : closest(element, isCaptioned);
    if (id !== own && scope) renameIn(renames, scope, own, id);
  }
  updateReferences(root, renames);
}

/** Returns heading levels without gaps, from 2: the page's title is the h1. Siblings stay siblings. */
function headingLevels(written: readonly number[]): number[] {
  const open: { written: number; level: number }[] = [];
  return written.map((own) => {
    while (open.length > 0 && (open.at(-1)?.written ?? 0) >= own) open.pop();
    const level = (open.at(-1)?.level ?? 1) + 1;
    open.push({ written: own, level });
    return level;
  });
}

/** Makes ids unique, corrects heading levels, gives headings an id from their text, and returns them. */
export function assignIds(root: Document): Heading[] {
  const unique = uniqueIds();
  renameIds(root, unique);
  const all = elements(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const worded: Element[] = [];
  for (const element of all) {
    if (hasWords(element)) worded.push(element);
    else element.name = 'div';
  }
  const levels = headingLevels(worded.map(({ name }) => (name === 'h1' ? 2 : Number(name[1]))));
  const headings: Heading[] = [];
  worded.forEach((element, i) => {
    const level = levels[i] ?? 2;
    element.name = `h${level}`;
    const text = textOf(element);
    if (!text) return;
    const id = element.attribs.id ?? unique(text.toLowerCase().replace(NOT_LETTERS, '-').replace(/^-|-$/g, ''));
    element.attribs.id = id;
    // In a list of headings a text with two variants has its wide one.
    if (!closest(element, isNarrowOnly)) headings.push({ id, text, level });
  });
  return headings;
}
