import type { CommentFields, MediaFields, MenuItemFields, UserFields } from './lists';
import type { Changes, Values } from '../fields/field';

export type PostStatus = 'publish' | 'draft' | 'future' | 'private' | 'inherit' | 'trash';

/** Unsaved changes. Missing fields are as published. */
export interface Autosave {
  id: number;
  title: string;
  content: string;
  slug?: string | undefined;
  values?: Changes | undefined;
  /** Local time. */
  savedAt?: string | undefined;
}

/** A row of WordPress's posts table with its fields. */
export interface PostEntity {
  id: number;
  /** The name of its post type (fields/declared.ts). */
  type: string;
  slug: string;
  title: string;
  status: PostStatus;
  password: string | undefined;
  /** Local time of the site. */
  date: string;
  modified: string;
  authorSlug: string;
  parentId: number;
  menuOrder: number;
  /** Address when published: begins and ends with a slash. Reviews have none. */
  path: string | null;
  /** As it was typed, or as its file is rendered. */
  content: string;
  termIds: number[];
  sticky: boolean;
  commentStatus: 'open' | 'closed';
  /** Slugs it once had: WordPress leads from them to it. */
  oldSlugs: string[];
  /** The label of its page template. */
  template: string | undefined;
  format: string | undefined;
  role: 'frontPage' | 'postsPage' | 'privacyPage' | null;
  /** Its fields (fields/model.ts). References are ids. */
  values: Values;
  /** `source` is the path of the picture's file on disk. */
  media: (MediaFields & { key: string; source: string }) | null;
  autosave: Autosave | null;
}

export interface TermEntity {
  id: number;
  /** Its name (fields/declared.ts). */
  taxonomy: string;
  slug: string;
  name: string;
  description: string;
  parentId: number;
  /** Address: begins and ends with a slash. */
  path: string;
}

export interface UserEntity extends UserFields {
  id: number;
}

export interface CommentEntity extends Omit<CommentFields, 'on' | 'replyTo'> {
  id: number;
  postId: number;
  parentId: number;
}

export interface MenuEntity {
  id: number;
  name: string;
  slug: string;
  location: string;
}

export interface MenuItemEntity extends Omit<MenuItemFields, 'children'> {
  id: number;
  menuId: number;
  parentId: number;
  order: number;
}

export interface ContentProblem {
  file: string;
  message: string;
}
