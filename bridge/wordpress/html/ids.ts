import { closest, elements, hasClass, textOf } from './tree';

import type { ParentNode } from 'domhandler';

import type { Document, Element } from './tree';
import type { Heading } from '../types';

/**
 * Names the page itself uses, or scripts find their way by (`page-data`, without which none of them starts; `self.dataLayer ||= []`
 * would take an element of that name for its list): what an editor calls so gets a number.
 * __tests__/bridge/wordpress/html/html-ids.test.ts looks for ids in views that are missing here.
 */
const RESERVED = new Set([
  'articles',
  'below',
  'call',
  'contents',
  'facilities',
  'geotarget-card',
  'levels',
  'page-content',
  'page-data',
  'people',
  'questions',
  'related',
  'reviews',
  'site-menu',
]);
const RESERVED_KIND =
  /^(?:_.*|comments?(?:-.*)?|reply.*|respond|unlock.*|footbridge.*|password.?|author|email|url|search|credits-.*|photo-\d+|webpack.*|datalayer)$/i;

/** Attributes that name other elements; those of `for` have no form here. */
const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'headers'];
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;

/** Whether an id belongs to the page or its scripts, so that no text may have it. */
export function isReservedId(id: string): boolean {
  return RESERVED.has(id) || RESERVED_KIND.test(id);
}

function giver(): (wanted: string) => string {
  const used = new Set<string>();
  /** The number that each base is tried with next: a thousand headings may have the same words. */
  const numbers = new Map<string, number>();
  return (wanted) => {
    const base = wanted || 'section';
    const isReserved = isReservedId(base);
    const stem = isReserved ? `text-${base.replace(/^_+/, '')}` : base;
    let n = numbers.get(base) ?? (isReserved ? 2 : 1);
    // The first of either kind has no number.
    const spelt = () => (n === (isReserved ? 2 : 1) ? stem : `${stem}-${n}`);
    while (used.has(spelt()) || isReservedId(spelt())) n += 1;
    numbers.set(base, n + 1);
    const id = spelt();
    used.add(id);
    return id;
  };
}

/** New names of ids, by the part of the text in which the old name means them. */
type Renames = Map<ParentNode, Map<string, string>>;

function renameIn(renames: Renames, scope: ParentNode, from: string, to: string): void {
  const names = renames.get(scope) ?? new Map<string, string>();
  renames.set(scope, names);
  if (!names.has(from)) names.set(from, to);
}

/** The new name that the nearest part around an element has for an id; the id itself where none has. */
function renamed(renames: Renames, element: Element, id: string): string {
  for (let node: ParentNode | null = element; node; node = node.parent) {
    const name = renames.get(node)?.get(id);
    if (name !== undefined) return name;
  }
  return id;
}

function followRenames(root: Document, renames: Renames): void {
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

/**
 * Ids unique within a text and apart from the page's own. Editors' own ids are given out first and stay where they can;
 * what points to one that changes follows it: from anywhere where the old name is nobody's now, else from the same figure.
 */
function settleOwnIds(root: Document, give: (wanted: string) => string): void {
  const renames: Renames = new Map();
  for (const element of elements(root)) {
    // What an old `<a name>` marks is an id today.
    const own = (element.attribs.id ?? (element.name === 'a' ? element.attribs.name : undefined))?.trim();
    delete element.attribs.name;
    delete element.attribs.id;
    if (!own || /\s/.test(own)) continue;
    const id = give(own);
    element.attribs.id = id;
    const scope = isReservedId(own) ? root : closest(element, isCaptioned);
    if (id !== own && scope) renameIn(renames, scope, own, id);
  }
  followRenames(root, renames);
}

/**
 * The levels of a text's headings as they follow each other: the page's title is the h1, so a text begins with an h2, and
 * none is left out on the way down. What stood beside each other still does. In: the levels as they were written.
 */
export function settleLevels(written: readonly number[]): number[] {
  const open: { written: number; level: number }[] = [];
  return written.map((own) => {
    while (open.length > 0 && (open.at(-1)?.written ?? 0) >= own) open.pop();
    const level = (open.at(-1)?.level ?? 1) + 1;
    open.push({ written: own, level });
    return level;
  });
}

/**
 * Settles all ids, the headings' levels, and gives every heading an id, made of its words: `What is detox?` → `what-is-detox`.
 * A heading without words, which a screen reader would announce, is none.
 */
export function settleIds(root: Document): Heading[] {
  const give = giver();
  settleOwnIds(root, give);
  const all = elements(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const hasWords = (element: Element) =>
    Boolean(textOf(element)) || elements(element, 'img').some(({ attribs }) => attribs.alt?.trim());
  const worded: Element[] = [];
  for (const element of all) {
    if (hasWords(element)) worded.push(element);
    else element.name = 'div';
  }
  const levels = settleLevels(worded.map(({ name }) => (name === 'h1' ? 2 : Number(name[1]))));
  const headings: Heading[] = [];
  worded.forEach((element, i) => {
    const level = levels[i] ?? 2;
    element.name = `h${level}`;
    const text = textOf(element);
    if (!text) return;
    const id = element.attribs.id ?? give(text.toLowerCase().replace(NOT_LETTERS, '-').replace(/^-|-$/g, ''));
    element.attribs.id = id;
    headings.push({ id, text, level });
  });
  return headings;
}
