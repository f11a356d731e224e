import { typeName } from '../fields/declared';
import type { PostEntity } from '../store/types';

type Addressed = Pick<PostEntity, 'id' | 'type' | 'status' | 'path'>;

export const pathOf = ({ status, path }: Pick<PostEntity, 'status' | 'path'>): string | null =>
  ['draft', 'future', 'trash'].includes(status) ? null : path;

export function addressOf(post: Addressed): string {
  const { id, type } = post;
  if (type === 'page') return pathOf(post) ?? `/?page_id=${id}`;
  return pathOf(post) ?? (type === 'post' ? `/?p=${id}` : `/?post_type=${type}&p=${id}`);
}

/** Returns the target of WordPress's Preview button, as FaustWP rewrites it (recordings/auth/preview-links.json). */
export function previewUrl(post: Addressed, frontend: string): string {
  const { id, type } = post;
  const address = addressOf(post);
  const start = `${frontend}${address}${address.includes('?') ? '&' : '?'}preview=true&previewPathname=${encodeURIComponent(address)}`;
  // Links that already contain the id need no other.
  const number = address.includes('&p=') || address.includes('?p=') ? '' : `&p=${id}`;
  const page = type === 'page' && !address.includes('?') ? `&page_id=${id}` : '';
  return `${start}${number}${page}&typeName=${typeName(type)}`;
}
