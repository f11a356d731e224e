import { resolvePath } from '@footbridge/embedded/resolvers/resolve-path';
import type { MenuItemEntity } from '@footbridge/embedded/store/types';
import { type Content, lastChange } from './content';
import { metaText, type MetaValue } from './acf-meta';
import { itemElement } from './posts';
import { type Xml, element } from './xml';

interface Target {
  type: 'custom' | 'post_type' | 'taxonomy';
  object: string;
  id: number;
  url: string;
}

/** The page or term as if picked from the list, else the address. WordPress's importer has no archives in menus. */
function targetOf({ id, url = '' }: MenuItemEntity, { store, address }: Content): Target {
  const found = url.startsWith('/') && !/[?#]/.test(url) ? resolvePath(url, store) : null;
  const post =
    found?.kind === 'list' && found.type === 'post' ? store.postsPage : found?.kind === 'post' ? found.post : null;
  if (post) return { type: 'post_type', object: post.type, id: post.id, url: '' };
  if (found?.kind === 'term') return { type: 'taxonomy', object: found.term.taxonomy, id: found.term.id, url: '' };
  return { type: 'custom', object: 'custom', id, url: url.startsWith('/') ? address + url : url };
}

export const menuTerms = ({ store }: Content): Xml[] =>
  store.data.menus.map(({ id, slug, name }) =>
    element('wp:term', [
      element('wp:term_id', id),
      element('wp:term_taxonomy', 'nav_menu'),
      element('wp:term_slug', slug),
      element('wp:term_parent', ''),
      element('wp:term_name', name),
    ]),
  );

/** All items of all menus, each after the one it hangs under. */
export const menuItems = (content: Content): Xml[] =>
  content.store.data.menuItems.map((item) => menuItem(item, content));

function menuItem(item: MenuItemEntity, content: Content): Xml {
  const menu = content.store.data.menus.find(({ id }) => id === item.menuId);
  const target = targetOf(item, content);
  const meta: Record<string, MetaValue> = {
    _menu_item_type: target.type,
    _menu_item_menu_item_parent: String(item.parentId),
    _menu_item_object_id: String(target.id),
    _menu_item_object: target.object,
    _menu_item_target: item.target ?? '',
    _menu_item_classes: item.cssClasses,
    _menu_item_xfn: item.rel ?? '',
    _menu_item_url: target.url,
  };
  const rows = Object.entries(meta).map(([key, value]) =>
    element('wp:postmeta', [element('wp:meta_key', key), element('wp:meta_value', metaText(value))]),
  );
  const term = menu ? [element('category', menu.name, { domain: 'nav_menu', nicename: menu.slug })] : [];
  const date = lastChange(content);
  const { id, label: title, order, description = '', title: hint = '' } = item;
  const fields = {
    id,
    type: 'nav_menu_item',
    slug: `menu-item-${id}`,
    title,
    author: 'admin',
    path: `/?p=${id}`,
    date,
    modified: date,
    order,
  };
  return itemElement({ ...fields, content: description, excerpt: hint, parts: [...term, ...rows] }, content);
}
