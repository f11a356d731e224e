import { contentTypeModel, termModel, userModel } from './archive-models';
import { commentModel } from './comments';
import { visiblePost, type Entities, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { postModel } from './post-models';
import type { Store } from '../store/store';
import type { MenuEntity, MenuItemEntity } from '../store/types';
import { globalId } from '../store/ids';
import { connection, edgeTo, type Connection, type PageArgs } from './connection';
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
  return connection(found, page, (item) => context.make('menuItem', item));
}

const menuModel = ({ id, name }: MenuEntity) => ({
  __typename: 'Menu',
  id: globalId('term', id),
  databaseId: id,
  name,
});

function menuItemModel(item: MenuItemEntity, context: RequestContext) {
  const { store, make } = context;
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
      return menu ? { node: make('menu', menu) } : null;
    },
    // The page or term behind the item: as if the editor had picked it from the list. Type archives and custom links have none.
    connectedNode: () => {
      const found = isOwn && url && !/[?#]/.test(url) ? resolvePath(url, store) : null;
      if (found?.kind === 'post') return edgeTo(visiblePost(found.post, context));
      return found?.kind === 'term' ? { node: make('term', found.term) } : null;
    },
  };
}

/** Whose keys are of another kind. */
const KEY_KINDS: Readonly<Record<string, string>> = { menu: 'term', menuItem: 'post' };

const MODELS: { [Kind in keyof Entities]: (entity: Entities[Kind], context: RequestContext) => object } = {
  post: postModel,
  term: termModel,
  user: userModel,
  comment: commentModel,
  post_type: contentTypeModel,
  menu: menuModel,
  menuItem: menuItemModel,
};

export function createContext(
  store: Store,
  reader: Pick<RequestContext, 'viewer' | 'guestOf'> & Partial<Pick<RequestContext, 'marked'>>,
  keys: KeyLog,
): RequestContext {
  const context: RequestContext = {
    store,
    marked: null,
    ...reader,
    keys,
    make(kind, entity) {
      keys.add(KEY_KINDS[kind] ?? kind, entity.id);
      return MODELS[kind](entity, context);
    },
  };
  return context;
}
