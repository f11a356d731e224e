import type { MenuNode } from '../../wordpress/types';
import type { MenuItem } from './menu-item';

/** The item's parent, or 0 when it has none in this menu or stands in a circle: then it is drawn at the top. */
function findParent(item: MenuItem, byId: ReadonlyMap<number, MenuItem>): number {
  const seen = new Set([item.ID]);
  for (let parent = item.menu_item_parent; parent !== 0; parent = byId.get(parent)?.menu_item_parent ?? 0) {
    if (seen.has(parent)) return 0;
    seen.add(parent);
  }
  return byId.has(item.menu_item_parent) ? item.menu_item_parent : 0;
}

/**
 * The menu as a tree. Orphans and members of a circle come to the top level; what has neither a title nor
 * somewhere to lead (itself or through its children) is left out.
 */
export function menuTree(items: readonly MenuItem[]): MenuNode[] {
  const byId = new Map(items.map((item) => [item.ID, item]));
  const children = new Map<number, MenuItem[]>();
  for (const item of items) {
    const parent = findParent(item, byId);
    children.set(parent, [...(children.get(parent) ?? []), item]);
  }
  const branch = (parent: number): MenuNode[] =>
    (children.get(parent) ?? []).flatMap((item) => {
      // 0 is the top, no item's number: below one that has it everything would stand once more, itself among it.
      const node: MenuNode = { title: item.title, url: item.url, children: item.ID === 0 ? [] : branch(item.ID) };
      if (item.target) node.target = item.target;
      if (node.title === '') return node.children;
      return node.url === null && node.children.length === 0 ? [] : [node];
    });
  return branch(0);
}
