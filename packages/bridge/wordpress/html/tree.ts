import { DomUtils, parseDocument, Parser } from 'htmlparser2';
import { DomHandler, isTag, type AnyNode, type Document, type Element, type ParentNode } from 'domhandler';

import { log } from '../../platform/log';
import { BLOCK_ELEMENT } from '../blocks/markers';

/** Browsers stop at 512. Deeper markup is written to break parsers. */
const MAX_DEPTH = 128;
/** Twice a map's address, the longest one. */
const MAX_ATTRIBUTE_LENGTH = 8_000;
/** A block's attributes may have whole texts. */
const MAX_BLOCK_LENGTH = 100_000;
/** An editor's styles have a few hundred characters. */
const MAX_STYLE_LENGTH = 2_000;

export type { Document, Element };

/** Builds the tree, and stops where it nests too deep: the parser slows down with every open element. */
class LimitedHandler extends DomHandler {
  constructor(private readonly stop: () => void) {
    super();
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    const max = name === BLOCK_ELEMENT ? MAX_BLOCK_LENGTH : MAX_ATTRIBUTE_LENGTH;
    for (const [key, value] of Object.entries(attribs)) {
      if (value.length > (key === 'style' ? MAX_STYLE_LENGTH : max)) delete attribs[key];
    }
    super.onopentag(name, attribs);
    // The stack includes the root.
    if (this.tagStack.length <= MAX_DEPTH + 1) return;
    this.stop();
    log('warn', 'html', `a text has more than ${MAX_DEPTH} nested elements: the rest is not shown`);
  }
}

/** Parses HTML of WordPress as tolerantly as a browser. The tree is untrusted: see clean.ts. */
export function parseTree(html: string): Document {
  const handler = new LimitedHandler(() => parser.pause());
  const parser = new Parser(handler);
  parser.end(html);
  return handler.root;
}

export function renderTree(root: AnyNode): string {
  return DomUtils.getOuterHTML(root);
}

/** Returns the elements of these names in document order; without names all of them. */
export function elements(root: ParentNode, ...names: string[]): Element[] {
  const wanted = new Set(names);
  return DomUtils.findAll((element) => names.length === 0 || wanted.has(element.name), root.children);
}

/** Cached, because every descendant looks up an element's classes. */
const known = new WeakMap<Element, { written: string; names: ReadonlySet<string> }>();

function namesOf(element: Element): ReadonlySet<string> {
  const written = element.attribs.class ?? '';
  const before = known.get(element);
  if (before?.written === written) return before.names;
  const names = new Set(written.split(/\s+/).filter(Boolean));
  known.set(element, { written, names });
  return names;
}

export function classesOf(element: Element): string[] {
  return [...namesOf(element)];
}

export function hasClass(element: Element, name: string): boolean {
  return namesOf(element).has(name);
}

export function closest(element: Element, matches: (element: Element) => boolean): Element | null {
  for (let node: ParentNode | null = element; node; node = node.parent) {
    if (isTag(node) && matches(node)) return node;
  }
  return null;
}

/** Memoizes a function by node: many elements share one ancestor. */
export function memoizeByNode<Node extends ParentNode, Result>(get: (node: Node) => Result): (node: Node) => Result {
  const results = new WeakMap<Node, { result: Result }>();
  return (node) => {
    const memoized = results.get(node) ?? { result: get(node) };
    results.set(node, memoized);
    return memoized.result;
  };
}

export function textOf(node: AnyNode): string {
  return DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
}

export function childElements(parent: ParentNode): Element[] {
  return parent.children.filter(isTag);
}

export const previousElement = (element: Element): Element | null => DomUtils.prevElementSibling(element);

export function prependHtml(element: Element, html: string): void {
  for (const node of parseDocument(html).children.toReversed()) DomUtils.prependChild(element, node);
}
