import { plainText } from '../../wordpress/html/clean';

import type { MenuItemFields } from '../../wordpress/answers';
import type { MenuItem } from './menu-item';

/** WordPress's placeholder for an item without a label. */
const NO_TITLE = /^#\d+ \(/;

function connected(item: MenuItemFields): Pick<MenuItem, 'object' | 'object_id' | 'type' | 'slug'> {
  const node = item.connectedNode?.node;
  if (!node) return { object: 'custom', object_id: item.databaseId, type: 'custom', slug: '' };
  const slug = node.slug ?? '';
  return 'taxonomyName' in node
    ? { object: node.taxonomyName ?? '', object_id: node.databaseId, type: 'taxonomy', slug }
    : { object: node.contentTypeName, object_id: node.databaseId, type: 'post_type', slug };
}

/**
 * Returns WPGraphQL's menu items in the specification's shape (section 3, "Menu item (normalized)"), sorted by menu_order. Nulls
 * become '' and 0; `url` stays null for an item without a target (null, '' or '#').
 * @param link siteLink of the URL policy
 */
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
