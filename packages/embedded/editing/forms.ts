import type { PostEntity } from '../store/types';
import { pathOf, previewUrl } from './links';
import type { SavedPost } from './saved';
import type { EditForm } from './types';

export function formOf(post: PostEntity, row: SavedPost | undefined, frontend: string): EditForm {
  const { id, type, slug, date, values } = post;
  const status = row?.isTrashed ? 'trash' : post.status;
  const isSeen = status === 'publish' || status === 'private';
  const path = pathOf(post);
  const autosave = row?.autosave ?? post.autosave;
  return {
    id,
    type,
    status,
    title: row?.title ?? post.title,
    content: row?.content ?? post.content.trimEnd(),
    slug,
    date,
    values,
    autosave: autosave && {
      title: autosave.title,
      content: autosave.content.trimEnd(),
      slug: autosave.slug ?? slug,
      values: autosave.values ?? {},
    },
    viewUrl: isSeen && path !== null ? frontend + path : null,
    previewUrl: previewUrl(post, frontend),
  };
}
