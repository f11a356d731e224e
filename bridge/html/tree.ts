import { DomUtils, parseDocument } from 'htmlparser2';
import { hasChildren, isTag } from 'domhandler';

import type { AnyNode, ChildNode, Document, Element, ParentNode } from 'domhandler';

/** Browsers stop nesting at 512; nobody writes a quarter of that. Deeper markup is made to break parsers. */
const DEEPEST = 128;

export type { Document, Element };

/** HTML as WordPress renders it, read as loosely as a browser does. Still untrusted: see clean.ts. */
export function parseTree(html: string): Document {
  const root = parseDocument(html);
  let level: ParentNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) for (const node of level) node.children = [];
    level = level.flatMap((node) => node.children.filter(hasChildren));
  }
  return root;
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

/** Class names, none for an element without. */
export function classesOf(element: Element): string[] {
  return (element.attribs.class ?? '').split(/\s+/).filter(Boolean);
}

/** Whether a class is there whole: `wp-block-cover` is not in `wp-block-cover-image`. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** The nearest ancestor, the element itself included, that is wanted. */
export function closest(element: Element, wanted: (element: Element) => boolean): Element | null {
  for (let node: ParentNode | null = element; node; node = node.parent) {
    if (isTag(node) && wanted(node)) return node;
  }
  return null;
}

/** Words of a node and all below it, white space folded. */
export function textOf(node: AnyNode): string {
  return DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
}

/** Elements directly inside. */
export function childElements(parent: ParentNode): Element[] {
  return parent.children.filter(isTag);
}

/** Puts other HTML in a node's place; nothing, where there is none. */
export function replaceWith(element: ChildNode, html: string): void {
  // Each node leaves the other document as it is put here.
  const other = parseDocument(html);
  for (let node = other.children[0]; node; node = other.children[0]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

/** Puts HTML before all else that stands in an element. */
export function prependHtml(element: Element, html: string): void {
  for (const node of parseDocument(html).children.toReversed()) DomUtils.prependChild(element, node);
}

/** Puts an element into a box: `<div class="…"></div>`. */
export function wrap(element: Element, boxHtml: string): void {
  const [box] = childElements(parseDocument(boxHtml));
  if (!box) return;
  DomUtils.replaceElement(element, box);
  DomUtils.appendChild(box, element);
}
