import { typeName } from '../fields/declared';
import type { PostEntity } from '../store/types';

/** Returns a post's path for those who may see it; null for a draft, which has only its id. */
export const pathOf = ({ status, path }: Pick<PostEntity, 'status' | 'path'>): string | null =>
  ['draft', 'pending', 'future'].includes(status) ? null : path;

/** Returns the target of WordPress's Preview button, as FaustWP rewrites it (recordings/auth/preview-links.json). */
export function previewUrl(post: Pick<PostEntity, 'id' | 'type' | 'status' | 'path'>, frontend: string): string {
  const { id, type } = post;
  const ofType = `typeName=${typeName(type)}`;
  const path = pathOf(post);
  const page = type === 'page' ? `&page_id=${id}` : '';
  if (path !== null)
    return `${frontend}${path}?preview=true&previewPathname=${encodeURIComponent(path)}&p=${id}${page}&${ofType}`;
  const plain = type === 'page' ? `/?page_id=${id}` : type === 'post' ? `/?p=${id}` : `/?post_type=${type}&p=${id}`;
  // Links that already contain the id need no other.
  const number = type === 'page' ? `&p=${id}` : '';
  return `${frontend}${plain}&preview=true&previewPathname=${encodeURIComponent(plain)}${number}&${ofType}`;
}
