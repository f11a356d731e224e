import { contentTypeModel, termModel, userModel } from './archive-models';
import { commentModel } from './comment-book';
import { canSee, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { mediaModel, writtenModel, type ContentModel } from './post-models';
import type { Store } from '../store/store';
import type { PostEntity, MenuEntity, MenuItemEntity } from '../store/types';
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
  return connection(found, page, (item) => context.make.menuItem(item));
}

const menuModel = ({ id, name }: MenuEntity) => ({
  __typename: 'Menu',
  id: globalId('term', id),
  databaseId: id,
  name,
});

function menuItemModel(item: MenuItemEntity, { store, make }: RequestContext) {
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

export const postModel = (post: PostEntity, context: RequestContext): ContentModel =>
  post.type === 'attachment' ? mediaModel(post, context) : writtenModel(post, context);

export function createContext(
  store: Store,
  reader: Pick<RequestContext, 'viewer' | 'guestOf'> & Partial<Pick<RequestContext, 'marked'>>,
  keys: KeyLog,
): RequestContext {
  const { viewer } = reader;
  const context: RequestContext = {
    store,
    marked: null,
    ...reader,
    keys,
    make: {
      content: (post) => (post && canSee(post, context) ? context.make.listed(post) : null),
      listed(post) {
        keys.add('post', post.id);
        if (keys.withAuthors) context.make.user(store.user(post.authorSlug));
        return postModel(post, context);
      },
      term(term) {
        keys.add('term', term.id);
        return termModel(term, context);
      },
      user(user) {
        if (!user) return null;
        keys.add('user', user.id);
        return userModel(user, context);
      },
      visibleUser(user) {
        const isSeen = user && (store.hasPublished(user.slug) || user.id === viewer?.id);
        return isSeen || viewer?.role === 'administrator' ? context.make.user(user) : null;
      },
      comment(comment) {
        keys.add('comment', comment.id);
        return commentModel(comment, context);
      },
      contentType(name) {
        keys.add('post_type', name);
        return contentTypeModel(name, context);
      },
      menu(menu) {
        keys.add('term', menu.id);
        return menuModel(menu);
      },
      menuItem(item) {
        keys.add('post', item.id);
        return menuItemModel(item, context);
      },
    },
  };
  return context;
}
