import { parseGlobalId } from '../store/ids';
import type { PageArgs } from './connection';
import type { RequestContext } from './context';
import { menuItemConnection, type MenuItemWhere } from './menu-models';
import type { NodeArgs } from './single-nodes';

/** Root fields for menus and their items. */
export function menuFields(context: RequestContext): object {
  const { store, make } = context;
  const { menuItems } = store.data;
  return {
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
