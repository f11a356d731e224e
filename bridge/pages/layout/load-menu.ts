import { MENU_QUERY } from '@/queries/menus';

import { queryWordPress } from '../../wordpress/faust/query';
import { trackDependencies, addKeys } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { menuTree } from './menu-tree';
import { normalizeMenu } from './normalize-menu';

import type { GetMenuQuery, MenuLocationEnum } from '@/gql/graphql';
import type { MenuNode } from '../../wordpress/types';

type RawItems = NonNullable<GetMenuQuery['menuItems']>['nodes'];

/** WPGraphQL gives at most a hundred items at a time and says nothing about the rest. */
const PAGE_SIZE = 100;
/** No menu has more; a server that always says "next page" must not hold a page forever. */
const MOST_PAGES = 10;

/**
 * All items of a menu location as a tree.
 * @param known what has to be there before links are judged; never rejects
 * @throws UpstreamError when WordPress fails.
 */
export async function loadMenu(
  location: MenuLocationEnum,
  link: (url: string | null) => string | null,
  known?: Promise<unknown>,
): Promise<MenuNode[]> {
  // Not what the items stand for: every edit of a page in a menu would renew the whole site. When its name or address
  // changes, the plugin tells of the menu (docs/webhooks.md).
  const { value: nodes } = await trackDependencies(() => askItems(location));
  addKeys(['kind:menu', 'list:menu', 'list:menuitem', ...nodes.map(({ databaseId }) => `post:${databaseId}`)]);
  await known;
  return menuTree(normalizeMenu(nodes, link));
}

async function askItems(location: MenuLocationEnum): Promise<RawItems> {
  const nodes: RawItems = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { menuItems }: GetMenuQuery = await queryWordPress(MENU_QUERY, { location, after });
    nodes.push(...(menuItems?.nodes ?? []));
    after = menuItems?.pageInfo.hasNextPage ? menuItems.pageInfo.endCursor : null;
    if (!after) break;
  }
  if (nodes.length === PAGE_SIZE)
    log(
      'warn',
      'menus',
      `${location} has exactly ${PAGE_SIZE} items, the most WPGraphQL gives: check that none is missing`,
    );
  return nodes;
}
