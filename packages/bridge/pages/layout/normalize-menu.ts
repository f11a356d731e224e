import { plainText } from '../../wordpress/html/clean';

import type { MenuItemFields } from '../../wordpress/answers';

/** WordPress's menu item in the specification's names (section 3, "Menu item (normalized)"). */
export interface MenuItem {
  ID: number;
  menu_order: number;
  /** 0 at the top. */
  menu_item_parent: number;
  object_id: number;
  /** page, post, category, facility … or custom. */
  object: string;
  /** post_type, taxonomy, post_type_archive or custom. */
  type: string;
  title: string;
  /** A site path or an absolute external address; null for an item without a target. */
  url: string | null;
  target: string;
  attr_title: string;
  description: string;
  classes: string[];
  slug: string;
}

const NO_TITLE = /^#\d+ \(/;

function connected(item: MenuItemFields): Pick<MenuItem, 'object' | 'object_id' | 'type' | 'slug'> {
  const node = item.connectedNode?.node;
  if (!node) return { object: 'custom', object_id: item.databaseId, type: 'custom', slug: '' };
  const slug = node.slug ?? '';
  return 'taxonomyName' in node
    ? { object: node.taxonomyName ?? '', object_id: node.databaseId, type: 'taxonomy', slug }
    : { object: node.contentTypeName, object_id: node.databaseId, type: 'post_type', slug };
}

/** Returns menu items in the specification's shape, sorted by menu_order; `url` is null for an item without a target. */
export function normalizeMenu(
  nodes: readonly MenuItemFields[],
  link: (url: string | null) => string | null,
): MenuItem[] {
  return nodes
    .map((item) => ({
      ID: item.databaseId,
      menu_order: item.order ?? 0,
      menu_item_parent: item.parentDatabaseId ?? 0,
      ...connected(item),
      // The label may be a page's title with tags.
      title: NO_TITLE.test(item.label ?? '') ? '' : plainText(item.label),
      url: link(item.url),
      target: item.target ?? '',
      attr_title: item.title ?? '',
      description: item.description ?? '',
      classes: (item.cssClasses ?? []).filter((name): name is string => Boolean(name)),
    }))
    .toSorted((a, b) => a.menu_order - b.menu_order || a.ID - b.ID);
}
