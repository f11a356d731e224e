import { z } from 'zod';

import type { MenuItem } from './normalize-menu';

/** A menu item, with what views read only: it is in every page's data. */
export interface MenuNode {
  title: string;
  url: string | null;
  target?: string;
  children: MenuNode[];
}

/** Returns the id of the item's parent; 0 (the top) when it has none in this menu or is part of a cycle. */
function findParent(item: MenuItem, byId: ReadonlyMap<number, MenuItem>): number {
  const seen = new Set([item.ID]);
  for (let parent = item.menu_item_parent; parent !== 0; parent = byId.get(parent)?.menu_item_parent ?? 0) {
    if (seen.has(parent)) return 0;
    seen.add(parent);
  }
  return byId.has(item.menu_item_parent) ? item.menu_item_parent : 0;
}

/** Orphans and members of a cycle are at the top. Items without a title, or without target and children, are left out. */
export function menuTree(items: readonly MenuItem[]): MenuNode[] {
  const byId = new Map(items.map((item) => [item.ID, item]));
  const children = new Map<number, MenuItem[]>();
  for (const item of items) {
    const parent = findParent(item, byId);
    children.set(parent, [...(children.get(parent) ?? []), item]);
  }
  const branch = (parent: number): MenuNode[] =>
    (children.get(parent) ?? []).flatMap((item) => {
      // An item with id 0 would recurse into the whole tree.
      const node: MenuNode = { title: item.title, url: item.url, children: item.ID === 0 ? [] : branch(item.ID) };
      if (item.target) node.target = item.target;
      if (node.title === '') return node.children;
      return node.url === null && node.children.length === 0 ? [] : [node];
    });
  return branch(0);
}

const menuSchema: z.ZodType<MenuNode[]> = z.array(
  z.object({
    title: z.string(),
    url: z.string().nullable(),
    target: z.string().optional(),
    children: z.lazy(() => menuSchema),
  }),
);
const isMenu = (value: unknown): value is MenuNode[] => menuSchema.safeParse(value).success;

/**
 * Returns a stored menu; null for an invalid value. Not as the schema writes it, so that every process renders the same
 * bytes.
 */
export const parseMenu = (value: unknown): MenuNode[] | null => (isMenu(value) ? value : null);
