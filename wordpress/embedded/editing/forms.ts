import { withChanges } from '../fields/field';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { versionOf, type Current } from './current';
import { pathOf, previewUrl } from './links';
import type { EditForm, ListedMenu, ListedPost } from './types';

/** Returns a post's edit form, from the post as edited and as it is in the store. */
export function formOf(current: Current, post: PostEntity, store: Store): EditForm {
  const { frontend } = store.data.urls;
  const { id, type, title, content, slug, date, modified, parentId, values, autosave, saved } = current;
  const isSeen = !current.isTrashed && (current.status === 'publish' || current.status === 'private');
  const path = pathOf(post);
  return {
    id,
    type,
    status: current.isTrashed ? 'trash' : current.status,
    title,
    content,
    slug,
    date,
    modified,
    parentId,
    values,
    version: versionOf(current),
    autosave: autosave && {
      title: autosave.title,
      content: autosave.content.trimEnd(),
      slug: autosave.slug ?? slug,
      values: withChanges(values, autosave.values),
      savedAt: autosave.savedAt ?? modified,
      by: nameOf(autosave.by ?? current.author, store),
    },
    viewUrl: isSeen && path !== null ? frontend + path : null,
    previewUrl: previewUrl(post, frontend),
    editedBy: saved && nameOf(saved.editedBy, store),
  };
}

/** A line of the list of posts; null for what is nothing that is written here. */
export function listedOf(current: Current, { path }: PostEntity, store: Store): ListedPost {
  const { id, type, title, slug, date, modified, author, parentId, autosave, saved } = current;
  return {
    id,
    type,
    title,
    status: current.isTrashed ? 'trash' : current.status,
    slug,
    path,
    date,
    modified,
    author: nameOf(author, store),
    parentId,
    hasAutosave: autosave !== null,
    isEdited: saved !== null,
  };
}

/** Menus with their items in order. */
export function menusOf({ data }: Store): ListedMenu[] {
  const depthOf = (parentId: number): number => {
    const parent = data.menuItems.find(({ id }) => id === parentId);
    return parent ? 1 + depthOf(parent.parentId) : 0;
  };
  return data.menus.map(({ id, name, location }) => ({
    id,
    name,
    location,
    items: data.menuItems
      .filter(({ menuId }) => menuId === id)
      .toSorted((a, b) => a.order - b.order)
      .map((item) => ({ id: item.id, label: item.label, url: item.url ?? '', depth: depthOf(item.parentId) })),
  }));
}

const nameOf = (slug: string, store: Store) => store.user(slug)?.displayName ?? slug;
