import { queryPartialList, type PartialData } from '../../wordpress/faust/query';
import { trackDependencies, addKeys } from '../../wordpress/dependencies/track';
import { theme, type MenuLocation } from '../../wordpress/theme';
import { log } from '../../platform/log';
import { logChange } from '../../platform/log-repeated';
import { UpstreamError } from '../../platform/upstream-error';
import { menuTree, type MenuNode } from './menu-tree';
import { loadNavigation } from './navigation';
import { normalizeMenu } from './normalize-menu';

import type { MenuAnswer, MenuItemFields } from '../../wordpress/answers';

const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/**
 * Loads a location's menu; without one, the theme's Navigation block. At `PAGES`, the site's top pages.
 * @param known resolves when links can be parsed; never rejects
 */
export async function loadMenu(
  location: MenuLocation | 'PAGES',
  link: (url: string | null) => string | null,
  known?: Promise<unknown>,
): Promise<MenuNode[]> {
  const items = location === 'PAGES' ? [] : await loadItems(location);
  const nodes = items.length > 0 ? items : await loadNavigation(location);
  await known;
  return menuTree(normalizeMenu(nodes, link));
}

const loadPage = (location: MenuLocation, after: string | null): Promise<PartialData<MenuAnswer>> =>
  queryPartialList(theme().queries.menu, { location, after });

/**
 * Without the keys of the linked nodes: every edit of a page in a menu would invalidate the whole site. The plugin reports
 * the menu when a page's name or address changes (packages/plugin/docs/webhooks.md).
 */
async function loadItems(location: MenuLocation): Promise<MenuItemFields[]> {
  const { value: items } = await trackDependencies(() => loadAllItems(location));
  addKeys(['kind:menu', 'list:menu', 'list:menuitem', ...items.map(({ databaseId }) => `post:${databaseId}`)]);
  return items;
}

async function loadAllItems(location: MenuLocation): Promise<MenuItemFields[]> {
  const nodes: MenuItemFields[] = [];
  let after: string | null = null;
  let trouble: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const loaded = await loadPage(location, after);
    const { menuItems } = loaded.data;
    trouble ??= loaded.problem;
    nodes.push(...(menuItems?.nodes ?? []));
    after = menuItems?.pageInfo.hasNextPage ? menuItems.pageInfo.endCursor : null;
    if (!after) break;
  }
  if (trouble && nodes.length === 0) throw new UpstreamError(trouble);
  logChange('warn', 'menus', location, trouble && `a part of it is missing (${trouble})`);
  if (nodes.length === PAGE_SIZE)
    log('warn', 'menus', `${location} has exactly ${PAGE_SIZE} items, WPGraphQL's maximum: check that none is missing`);
  return nodes;
}
