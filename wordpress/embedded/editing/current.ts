import { createHash } from 'node:crypto';
import { withChanges, type Values } from '../fields/field';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { isEditedType } from './edited-post';
import type { SavedPost, Saved } from './saved';
import type { RequestedStatus, EditedType } from './types';

/** A post as an editor knows it: the content's, with what was edited, as typed. */
export interface Current {
  id: number;
  type: EditedType;
  isTrashed: boolean;
  status: RequestedStatus;
  title: string;
  content: string;
  slug: string;
  oldSlugs: string[];
  date: string;
  modified: string;
  parentId: number;
  values: Values;
  author: string;
  autosave: PostEntity['autosave'];
  saved: SavedPost | null;
}

/** Null for what does not exist or is nothing that is written here. */
export function currentOf(id: number, base: Store, { posts }: Saved): Current | null {
  const saved = posts.find((post) => post.id === id) ?? null;
  const post = base.post(id);
  const type = post?.type ?? (saved?.isNew ? saved.type : undefined);
  if (type === undefined || !isEditedType(type)) return null;
  return {
    id,
    type,
    saved,
    isTrashed: saved?.isTrashed ?? false,
    ...wordsOf(post, saved),
    ...placeOf(post, saved),
    values: withChanges(post?.values ?? {}, saved?.values),
  };
}

function wordsOf(post: PostEntity | null, saved: SavedPost | null) {
  return {
    title: saved?.title ?? post?.title ?? '',
    content: saved?.content ?? post?.content.trimEnd() ?? '',
    autosave: saved?.autosave === undefined ? (post?.autosave ?? null) : saved.autosave,
  };
}

function placeOf(post: PostEntity | null, saved: SavedPost | null) {
  const date = saved?.date ?? post?.date ?? '';
  return {
    status: saved?.status ?? requestedStatus(post),
    slug: saved?.slug ?? post?.slug ?? '',
    oldSlugs: saved?.oldSlugs ?? post?.oldSlugs ?? [],
    date,
    modified: saved?.modified ?? post?.modified ?? date,
    parentId: saved?.parentId ?? post?.parentId ?? 0,
    author: saved?.author ?? post?.authorSlug ?? '',
  };
}

const requestedStatus = (post: PostEntity | null): RequestedStatus =>
  post === null || post.status === 'inherit' ? 'draft' : post.status;

/** Another one whenever anything that an edit form shows is another. */
export function versionOf({
  title,
  content,
  slug,
  status,
  isTrashed,
  date,
  parentId,
  values,
  autosave,
}: Current): string {
  const shown = JSON.stringify([title, content, slug, status, isTrashed, date, parentId, values, autosave]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}
