import type { PostEntity } from '../store/types';
import type { FieldError } from './types';
import type { Saving } from './save-post';
import { toSlug, uniqueSlug } from './slug';

/** All posts as edited, including trashed ones. */
export type Taken = readonly PostEntity[];

interface Wanted extends Saving {
  title: string;
  refuse(field: FieldError['field'], message: string): void;
  status: Saving['to'];
}

/**
 * Returns a post's parent and slug, and the slugs that redirect to it. A draft may have none; a published post always
 * has a unique one.
 */
export function settleSlug(wanted: Wanted): { parentId: number; slug: string; oldSlugs: string[] } {
  const { input, current, taken, title, status, refuse } = wanted;
  const type = current?.type ?? input.type;
  const parentId = type === 'page' ? (input.parentId ?? current?.parentId ?? 0) : (current?.parentId ?? 0);
  if (parentId !== (current?.parentId ?? 0) && !isParent(parentId, current?.id ?? null, taken))
    refuse('parentId', 'This page cannot stand below that one.');
  const requested =
    input.slug === undefined || input.slug === current?.slug ? (current?.slug ?? '') : toSlug(input.slug);
  const isHidden = status === 'draft' || status === 'pending';
  const named = requested || (isHidden ? '' : toSlug(title) || String(current?.id ?? wanted.nextId));
  const isTop = type === 'post' || (type === 'page' && parentId === 0);
  const isOld =
    current !== null &&
    named === current.slug &&
    current.status !== 'draft' &&
    current.status !== 'pending' &&
    parentId === current.parentId;
  const slug =
    isHidden || isOld ? named : uniqueSlug(named, isTop, (one) => isTaken(one, { ...wanted, type, parentId }));
  return { parentId, slug, oldSlugs: oldSlugsOf(slug, wanted) };
}

/** Whether another post of its kind has the slug, or any post the path. Drafts reserve none. */
function isTaken(
  slug: string,
  { type, parentId, taken, current }: Wanted & { type: PostEntity['type']; parentId: number },
): boolean {
  return taken.some((post) => {
    if (post.id === current?.id || post.slug !== slug || post.status === 'draft' || post.status === 'pending')
      return false;
    if (post.type === type) return type !== 'page' || post.parentId === parentId;
    // Posts, pages of the top and pictures share one place.
    const isAtTop = (one: PostEntity['type'], parent: number) =>
      one === 'post' || (parent === 0 && (one === 'page' || one === 'attachment'));
    return isAtTop(type, parentId) && isAtTop(post.type, post.parentId);
  });
}

/** Another page, and none of those below this one. */
function isParent(parentId: number, id: number | null, taken: Taken): boolean {
  if (parentId === 0) return true;
  const pages = new Map(taken.filter(({ type }) => type === 'page').map((page) => [page.id, page]));
  for (let above = pages.get(parentId); above; above = pages.get(above.parentId)) if (above.id === id) return false;
  return pages.has(parentId);
}

/** WordPress remembers what a published one was called, for all types but pages, until it is called so again. */
function oldSlugsOf(slug: string, { current, status }: Wanted): string[] {
  if (current === null) return [];
  const { oldSlugs, slug: was, type } = current;
  if (slug === was || type === 'page' || current.status !== 'publish' || status !== 'publish') return oldSlugs;
  return [...new Set([...oldSlugs, was])].filter((old) => old !== slug);
}
