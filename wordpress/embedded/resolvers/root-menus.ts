import { parseGlobalId } from '../store/ids';
import { connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { menuItemConnection, type MenuItemWhere } from './menu-models';
import type { NodeArgs } from './single-nodes';

/** Root fields for menus and their items. */
export function menuFields(context: RequestContext): object {
  const { store, make } = context;
  const { menus, menuItems } = store.data;
  return {
    menu: ({ id, idType }: NodeArgs) => {
      const by: Record<string, (menu: (typeof menus)[number]) => boolean> = {
        LOCATION: (menu) => menu.location === id,
        NAME: (menu) => menu.name === id,
        SLUG: (menu) => menu.slug === id,
        DATABASE_ID: (menu) => menu.id === Number(id),
      };
      const menu = menus.find(by[idType ?? ''] ?? ((one) => one.id === Number(parseGlobalId(id)?.id)));
      return menu ? make.menu(menu) : null;
    },
    menus: (args: PageArgs & { where?: { location?: string | null; slug?: string | null } | null }) => {
      const { location, slug } = args.where ?? {};
      const found = menus.filter((menu) => (!location || menu.location === location) && (!slug || menu.slug === slug));
      return connection(
        found.toSorted((a, b) => a.name.localeCompare(b.name)),
        args,
        (menu) => make.menu(menu),
      );
    },
    menuItem: ({ id, idType }: NodeArgs) => {
      const number = idType === 'DATABASE_ID' ? id : parseGlobalId(id)?.id;
      const item = menuItems.find((one) => one.id === Number(number));
      return item ? make.menuItem(item) : null;
    },
    menuItems: (args: PageArgs & { where?: MenuItemWhere | null }) => {
      return menuItemConnection(menuItems, args, context);
    },
  };
}
