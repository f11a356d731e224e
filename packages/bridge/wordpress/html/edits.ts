import { parseDocument } from 'htmlparser2';

import { childElements, elements } from './tree';

import type { ChildNode, Element, ParentNode } from 'domhandler';

function link(parent: ParentNode): void {
  parent.children.forEach((child, i) => {
    child.parent = parent;
    child.prev = parent.children[i - 1] ?? null;
    child.next = parent.children[i + 1] ?? null;
  });
}

export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  link(parent);
}

/** A batch of changes to a tree: DomUtils searches all siblings for each change. The first replacement of a node wins. */
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

  replace(node: ChildNode, html: string): void {
    this.put(node, parseDocument(html).children);
  }

  remove(node: ChildNode): void {
    this.put(node, []);
  }

  /** Wraps an element in another one: `<div class="…"></div>`. */
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
      setChildren(
        parent,
        parent.children.flatMap((child) => this.replaced.get(child) ?? [child]),
      );
    }
    this.replaced.clear();
    this.parents.clear();
  }
}

/** Applies the changes that `plan` collects. */
export function edit(plan: (edits: Edits) => void): void {
  const edits = new Edits();
  plan(edits);
  edits.apply();
}

/** Applies the changes that `plan` collects for each element of these names, or for all. */
export function editEach(root: ParentNode, names: readonly string[], plan: (element: Element, edits: Edits) => void) {
  edit((edits) => elements(root, ...names).forEach((element) => plan(element, edits)));
}
