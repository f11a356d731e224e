import { DomUtils, parseDocument, Parser } from 'htmlparser2';
import { DomHandler, isTag } from 'domhandler';

import { log } from '../../platform/log';

import type { AnyNode, Document, Element, ParentNode } from 'domhandler';

/** Browsers stop nesting at 512; nobody writes a quarter of that. Deeper markup is made to break parsers. */
const MAX_DEPTH = 128;
/** A map's address, the longest that is needed, has half of that. */
const MAX_ATTRIBUTE_LENGTH = 8_000;
/** Styles that an editor sets have a few hundred characters. */
const MAX_STYLE_LENGTH = 2_000;

export type { Document, Element };

/** Builds the tree, and ends the text where it nests too deep: the parser itself takes longer with every open element. */
class LimitedHandler extends DomHandler {
  constructor(private readonly stop: () => void) {
    super();
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    for (const [key, value] of Object.entries(attribs)) {
      if (value.length > (key === 'style' ? MAX_STYLE_LENGTH : MAX_ATTRIBUTE_LENGTH)) delete attribs[key];
    }
    super.onopentag(name, attribs);
    // The root is one of them.
    if (this.tagStack.length <= MAX_DEPTH + 1) return;
    this.stop();
    log('warn', 'html', `a text has more than ${MAX_DEPTH} elements inside each other: what follows is not shown`);
  }
}

/** HTML as WordPress renders it, read as loosely as a browser does. Still untrusted: see clean.ts. */
export function parseTree(html: string): Document {
  const handler = new LimitedHandler(() => parser.pause());
  const parser = new Parser(handler);
  parser.end(html);
  return handler.root;
}

/** HTML again, as untrusted as it was read. */
export function renderTree(root: Document): string {
  return DomUtils.getOuterHTML(root);
}

/** All elements of these names, in the order of the text; of any name without one. */
export function elements(root: ParentNode, ...names: string[]): Element[] {
  const wanted = new Set(names);
  return DomUtils.findAll((element) => names.length === 0 || wanted.has(element.name), root.children);
}

interface ClassNames {
  written: string;
  names: ReadonlySet<string>;
}
/** Cached, because every descendant looks up an element's classes. */
const known = new WeakMap<Element, ClassNames>();

function namesOf(element: Element): ReadonlySet<string> {
  const written = element.attribs.class ?? '';
  const before = known.get(element);
  if (before?.written === written) return before.names;
  const names = new Set(written.split(/\s+/).filter(Boolean));
  known.set(element, { written, names });
  return names;
}

/** Class names, none for an element without. */
export function classesOf(element: Element): string[] {
  return [...namesOf(element)];
}

/** Whether a class is there whole: `wp-block-cover` is not in `wp-block-cover-image`. */
export function hasClass(element: Element, name: string): boolean {
  return namesOf(element).has(name);
}

/** The nearest ancestor, the element itself included, that is wanted. */
export function closest(element: Element, wanted: (element: Element) => boolean): Element | null {
  for (let node: ParentNode | null = element; node; node = node.parent) {
    if (isTag(node) && wanted(node)) return node;
  }
  return null;
}

/** Memoizes a function by node: many elements share one ancestor. */
export function oncePerNode<Node extends ParentNode, Answer>(ask: (node: Node) => Answer): (node: Node) => Answer {
  const answers = new WeakMap<Node, { answer: Answer }>();
  return (node) => {
    const given = answers.get(node) ?? { answer: ask(node) };
    answers.set(node, given);
    return given.answer;
  };
}

/** Words of a node and all below it, white space folded. */
export function textOf(node: AnyNode): string {
  return DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
}

/** Elements directly inside. */
export function childElements(parent: ParentNode): Element[] {
  return parent.children.filter(isTag);
}

/** Puts HTML before all else that stands in an element. */
export function prependHtml(element: Element, html: string): void {
  for (const node of parseDocument(html).children.toReversed()) DomUtils.prependChild(element, node);
}
