import { typeset } from '../markdown/typography';
import { emptyPost, withContent, withValues } from '../store/entities';
import type { PostEntity } from '../store/types';
import { renderContent } from './paragraphs';
import type { SavedPost } from './saved';
import type { EditedType } from './types';

/** WordPress's suffix for the slug of a trashed post, so that the slug is free. */
const TRASHED = '__trashed';

/** A post of the content files, or none for a new one, with what was edited. Addresses are settled later (settle-paths.ts). */
export function editedPost(before: PostEntity | null, saved: SavedPost): PostEntity {
  const post = before ?? emptyPost(saved.id, saved.type, '', '');
  const { title, content, oldSlugs = post.oldSlugs, date = post.date, status = post.status } = saved;
  const slug = saved.slug ?? post.slug;
  const named: PostEntity = {
    ...post,
    slug: saved.isTrashed ? `${slug}${TRASHED}` : slug,
    title: title === undefined ? post.title : typeset(title),
    status,
    date,
    modified: saved.modified ?? (saved.isNew ? date : post.modified),
    authorSlug: saved.author ?? post.authorSlug,
    parentId: saved.parentId ?? post.parentId,
    oldSlugs,
    autosave: autosaveOf(post, saved),
    words: title === undefined ? post.words : { ...post.words, title: title.toLowerCase() },
  };
  const written = withValues(named, saved.values ?? {});
  return content === undefined ? written : withContent(written, renderContent(content));
}

function autosaveOf(post: PostEntity, { autosave }: SavedPost): PostEntity['autosave'] {
  if (autosave === undefined) return post.autosave;
  if (autosave === null) return null;
  const { title, content } = autosave;
  return { ...autosave, title: typeset(title), content: `${renderContent(content)}\n` };
}

export const isEditedType = (type: PostEntity['type']): type is EditedType =>
  type !== 'attachment' && type !== 'review';
