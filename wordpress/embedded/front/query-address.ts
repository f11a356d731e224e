import { TERM_BASES } from '../resolvers/resolve-path';
import { mediaFile } from '../store/image-html';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';

/** Returns a post's path; for an attachment without a page, its file. */
export function addressOf(post: PostEntity, store: Store): string {
  if (post.type === 'attachment' && !store.data.settings.attachmentPages)
    return `/wp-content/uploads/${mediaFile(post)}`;
  return post.id === store.frontPage?.id ? '/' : (post.path ?? '/');
}

const NUMBERED = ['p', 'page_id', 'attachment_id'];

/**
 * Returns the canonical path of a URL that WordPress reads from its query (`/?p=12`, `/?author=3`,
 * `/?treatment_topic=alcohol`); 'nothing' for hidden content, null for a query without content.
 */
export function canonicalOfQuery(query: URLSearchParams, store: Store): string | 'nothing' | null {
  const id = NUMBERED.map((name) => query.get(name)).find((value) => value !== null);
  if (id !== undefined && id !== null) {
    const post = store.post(Number(id));
    const isPublic = post && post.type !== 'review' && (post.status === 'publish' || post.status === 'inherit');
    return isPublic ? addressOf(post, store) : 'nothing';
  }
  const author = query.get('author');
  if (author !== null) {
    const user = store.userById(Number(author));
    return user ? `/author/${user.slug}/` : 'nothing';
  }
  const category = query.get('cat');
  if (category !== null) return store.term(Number(category))?.path ?? 'nothing';
  for (const taxonomy of Object.values(TERM_BASES)) {
    const slug = query.get(taxonomy === 'post_tag' ? 'tag' : taxonomy);
    if (slug !== null) return store.termIn(taxonomy, slug)?.path ?? 'nothing';
  }
  return null;
}
