import { globalId } from '../store/ids';
import type { MenuEntity, MenuItemEntity } from '../store/types';
import { connection, edgeTo, type Connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { resolvePath } from './resolve-path';

export type MenuItemArgs = PageArgs & { where?: { location?: string | null } | null };

export function menuItemConnection(
  items: readonly MenuItemEntity[],
  { where, ...page }: MenuItemArgs,
  context: RequestContext,
): Connection<object> {
  const location = where?.location;
  const menus = new Set(
    context.store.data.menus.filter((menu) => !location || menu.location === location).map(({ id }) => id),
  );
  const found = items.filter(({ menuId }) => menus.has(menuId));
  return connection(found, page, (item) => context.make.menuItem(item));
}

export const menuModel = ({ id, name }: MenuEntity) => ({
  __typename: 'Menu',
  id: globalId('term', id),
  databaseId: id,
  name,
});

export function menuItemModel(item: MenuItemEntity, { store, make }: RequestContext) {
  const { id, parentId, url = null } = item;
  const isOwn = url?.startsWith('/') ?? false;
  return {
    __typename: 'MenuItem',
    id: globalId('post', id),
    databaseId: id,
    label: item.label,
    title: item.title ?? null,
    description: item.description ?? null,
    target: item.target || null,
    cssClasses: item.cssClasses,
    order: item.order,
    parentDatabaseId: parentId,
    parentId: parentId ? globalId('post', parentId) : null,
    // The site's own paths become WordPress addresses; "#", tel: and foreign ones stay as typed.
    url: isOwn ? `${store.data.urls.wordpress}${url}` : url,
    path: isOwn ? (url?.split(/[?#]/)[0] ?? null) : url,
    menu: () => {
      const menu = store.data.menus.find((one) => one.id === item.menuId);
      return edgeTo(menu ? make.menu(menu) : null);
    },
    // The page or term behind the item: as if the editor had picked it from the list. Type archives and custom links have none.
    connectedNode: () => {
      const found = isOwn && url && !/[?#]/.test(url) ? resolvePath(url, store) : null;
      if (found?.kind === 'post') return edgeTo(make.content(found.post));
      return found?.kind === 'term' ? { node: make.term(found.term) } : null;
    },
  };
}
