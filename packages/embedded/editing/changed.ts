import { isDeepStrictEqual } from 'node:util';
import { permalink } from '../front/links';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { EVERYTHING, type WebhookEvent } from './webhooks';

const TEXTS = { title: '', content: '', excerpt: '', words: null, modified: '', autosave: null, oldSlugs: [] };

/** Null for what visitors do not see. */
function seen(id: number, store: Store): PostEntity | null {
  const post = store.post(id);
  return post?.status === 'publish' || post?.status === 'inherit' ? { ...post, path: permalink(post, store) } : null;
}

/**
 * Returns what an edit changed for visitors (packages/plugin/docs/webhooks.md); unlike the plugin, everything where
 * more than texts did.
 */
export function eventsOfPost(id: number, before: Store, after: Store): WebhookEvent[] {
  const [was, is] = [seen(id, before), seen(id, after)];
  if (!was && !is) return [];
  if (!was || !is || !isDeepStrictEqual({ ...was, ...TEXTS }, { ...is, ...TEXTS })) return EVERYTHING;
  const groups = ['body', was.title !== is.title && 'name', was.excerpt !== is.excerpt && 'excerpt'];
  const keys = groups.flatMap((name) => (name ? [`${name}:post:${id}`, `${name}:skipped:post`] : []));
  return [{ kind: 'node', keys, uris: is.path === null ? [] : [is.path] }];
}
