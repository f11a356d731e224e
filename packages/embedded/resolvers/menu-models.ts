import { globalId } from '../store/ids';
import type { MenuEntity, MenuItemEntity } from '../store/types';
import { connection, edgeTo, type Connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { resolvePath } from './resolve-path';

export interface MenuItemWhere {
  location?: string | null;
}

/** A page of menu items in menu order, of all menus or those of a location. */
export function menuItemConnection(
  items: readonly MenuItemEntity[],
  { where, ...page }: PageArgs & { where?: MenuItemWhere | null },
  context: RequestContext,
): Connection<object> {
  const location = where?.location;
  const menus = new Set(
    context.store.data.menus.filter((menu) => !location || menu.location === location).map(({ id }) => id),
  );
  const found = items.filter(({ menuId }) => menus.has(menuId));
  return connection(found, page, (item) => context.make.menuItem(item));
}

export class MenuModel {
  readonly __typename = 'Menu';
  constructor(
    private readonly entity: MenuEntity,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('term', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get name() {
    return this.entity.name;
  }
}

export class MenuItemModel {
  readonly __typename = 'MenuItem';
  constructor(
    private readonly entity: MenuItemEntity,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('post', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get label() {
    return this.entity.label;
  }
  get title() {
    return this.entity.title ?? null;
  }
  get description() {
    return this.entity.description ?? null;
  }
  get target() {
    return this.entity.target || null;
  }
  get cssClasses() {
    return this.entity.cssClasses;
  }
  get order() {
    return this.entity.order;
  }
  get parentDatabaseId() {
    return this.entity.parentId;
  }
  get parentId() {
    return this.entity.parentId ? globalId('post', this.entity.parentId) : null;
  }
  /** The site's own paths become WordPress addresses; "#", tel: and foreign ones stay as typed. */
  get url() {
    const { url } = this.entity;
    return url?.startsWith('/') ? this.context.store.data.urls.wordpress + url : (url ?? null);
  }
  get path() {
    const { url } = this.entity;
    return url?.startsWith('/') ? (url.split(/[?#]/)[0] ?? null) : (url ?? null);
  }
  get menu() {
    const menu = this.context.store.data.menus.find(({ id }) => id === this.entity.menuId);
    return edgeTo(menu ? this.context.make.menu(menu) : null);
  }
  /** The page or term behind the item: as if the editor had picked it from the list. Type archives and custom links have none. */
  get connectedNode() {
    const { url } = this.entity;
    if (!url?.startsWith('/') || /[?#]/.test(url)) return null;
    const found = resolvePath(url, this.context.store);
    if (found?.kind === 'post') return edgeTo(this.context.make.content(found.post));
    return found?.kind === 'term' ? { node: this.context.make.term(found.term) } : null;
  }
}
