import type { EditedStatus, EditedType } from '../editing/types';

/** WordPress's and the plugin's words for the types. */
export const TYPE_WORDS: Readonly<Record<EditedType, { one: string; many: string }>> = {
  page: { one: 'Page', many: 'Pages' },
  post: { one: 'Post', many: 'Posts' },
  facility: { one: 'Facility', many: 'Facilities' },
  contributor: { one: 'Contributor', many: 'Contributors' },
};

/** WordPress's words for states, in the order of its lists. */
export const STATUS_WORDS: Readonly<Record<EditedStatus, string>> = {
  publish: 'Published',
  future: 'Scheduled',
  draft: 'Draft',
  pending: 'Pending',
  private: 'Private',
  trash: 'Trash',
};

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The site's local time for people: "Mar 2, 2026, 9:00 AM". */
export function when(local: string): string {
  const time = Date.parse(`${local.slice(0, 19)}Z`);
  return Number.isNaN(time) ? local : WHEN.format(time);
}

/** Where the editor of one is. */
export const editAddress = (id: number): string => `/wp-admin/post.php?post=${id}&action=edit`;
export const listAddress = (type: EditedType): string => `/wp-admin/edit.php?post_type=${type}`;

/** Nameless ones have to be clickable too; WordPress's words. */
export const titleOf = (title: string): string => title.trim() || '(no title)';
