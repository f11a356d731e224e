import { archiveOf } from '../fields/declared';
import type { DateQuery } from '../resolvers/search';
import { mediaFile } from '../store/images';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import type { MainQuery } from './main-query';

export function permalink(post: PostEntity, store: Store): string | null {
  return post.id === store.frontPage?.id ? '/' : post.path;
}

export const fileOf = (post: PostEntity): string => `/wp-content/uploads/${mediaFile(post)}`;

/** Returns a path with escapes as WordPress writes them: `%ce%b5`. */
export const escaped = (path: string): string =>
  encodeURI(path).replaceAll(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase());

const two = (value: number | null | undefined): string => (value ? `${String(value).padStart(2, '0')}/` : '');

export const datePath = ({ year, month, day }: DateQuery): string =>
  `/${String(year).padStart(4, '0')}/${two(month)}${two(day)}`;

/** Returns the path of what a query is about: a text, or a list's first page; null for searches and what is unknown. */
export function pathOf({ post, terms, user, date, type, isHome }: MainQuery, store: Store): string | null {
  if (post) return permalink(post, store);
  const [term] = terms;
  if (term) return term.path;
  if (user) return `/author/${user.slug}/`;
  if (date?.year) return datePath(date);
  const archive = archiveOf(type);
  if (archive !== null) return archive;
  return isHome && store.data.settings.showOnFront === 'posts' ? '/' : null;
}
