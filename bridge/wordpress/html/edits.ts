import { parseDocument } from 'htmlparser2';

import { childElements } from './tree';

import type { ChildNode, Element, ParentNode } from 'domhandler';

function link(parent: ParentNode): void {
  parent.children.forEach((child, i) => {
    child.parent = parent;
    child.prev = parent.children[i - 1] ?? null;
    child.next = parent.children[i + 1] ?? null;
  });
}

/**
 * Changes to a tree, made all at once. DomUtils makes one at a time and looks for its place among all siblings, which takes
 * a minute for a hundred thousand of them. A node that is replaced twice stays what it became first.
 */
export class Edits {
  private readonly replaced = new Map<ChildNode, readonly ChildNode[]>();
  private readonly parents = new Set<ParentNode>();

  has(node: ChildNode): boolean {
    return this.replaced.has(node);
  }

  private put(node: ChildNode, nodes: readonly ChildNode[]): void {
    if (!node.parent || this.replaced.has(node)) return;
    this.replaced.set(node, nodes);
    this.parents.add(node.parent);
  }

  /** Puts other HTML in a node's place; nothing, where there is none. */
  replace(node: ChildNode, html: string): void {
    this.put(node, parseDocument(html).children);
  }

  remove(node: ChildNode): void {
    this.put(node, []);
  }

  /** Puts an element into a box: `<div class="…"></div>`. */
  wrap(element: Element, boxHtml: string): void {
    const [box] = childElements(parseDocument(boxHtml));
    if (!box) return;
    this.put(element, [box]);
    box.parent = element.parent;
    box.children = [element];
    link(box);
  }

  apply(): void {
    for (const parent of this.parents) {
      parent.children = parent.children.flatMap((child) => this.replaced.get(child) ?? [child]);
      link(parent);
    }
    this.replaced.clear();
    this.parents.clear();
  }
}

/** Makes the changes that `plan` asks for, when it is done. */
export function edit(plan: (edits: Edits) => void): void {
  const edits = new Edits();
  plan(edits);
  edits.apply();
}
