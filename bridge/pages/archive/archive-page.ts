import { decodeNonAscii } from '../../wordpress/url/path';
import { cachedList } from './cached-lists';

import type { ArchivePage, SeedNode } from '../../wordpress/types';
import type { RequestedList } from './lists';

/** Is it the list of all posts, on whose first page sticky ones come first? */
export function isHome(node: SeedNode): boolean {
  return (
    node.__typename === 'ContentType' &&
    (node.isFrontPage === true || node.isPostsPage === true || node.name === 'post')
  );
}

/** A slug as WordPress is asked for it: written out (bridge/wordpress/url/path); one that was cut in the midst of a letter as it is. */
function writtenSlug(slug: string): string {
  try {
    return decodeNonAscii(slug);
  } catch {
    return slug;
  }
}

const TAXONOMIES: Readonly<Record<string, 'TREATMENTTOPIC' | 'POSTFORMAT'>> = {
  treatment_topic: 'TREATMENTTOPIC',
  post_format: 'POSTFORMAT',
};

/**
 * Which posts a node lists, in the terms of WordPress's main query; null where it is no list. By slugs, not by ids: an
 * address tells them before WordPress has said what it is (bridge/pages/routing/begin-lists).
 */
export function listOf(node: SeedNode): RequestedList | null {
  if (node.__typename === 'ContentType') {
    return isHome(node) ? { kind: 'posts', where: {} } : { kind: 'type', name: String(node.name) };
  }
  const id = node.databaseId;
  // An empty slug would ask for every post.
  const slug = typeof node.slug === 'string' ? writtenSlug(node.slug) : '';
  if (node.__typename === 'User')
    return id === undefined ? null : { kind: 'posts', where: slug ? { authorName: slug } : { author: id } };
  if (!node.isTermNode || id === undefined) return null;
  // Asked at the root, because a term's own connection leaves its children's posts out.
  if (node.taxonomyName === 'category')
    return { kind: 'posts', where: slug ? { categoryName: slug } : { categoryId: id } };
  if (node.taxonomyName === 'post_tag')
    return { kind: 'posts', where: slug ? { tagSlugIn: [slug] } : { tagId: String(id) } };
  return { kind: 'term', taxonomy: TAXONOMIES[String(node.taxonomyName)] ?? null, slug };
}

/** WPGraphQL would give them in the order in which they were made sticky; WordPress sorts them by date. */
export const STICKY: RequestedList = {
  kind: 'posts',
  where: { isSticky: true, orderby: [{ field: 'DATE', order: 'DESC' }] },
};

/** Sticky posts of the first page stand before it in their own order; those of later pages are put there beside it. */
export function withSticky(page: readonly number[], sticky: readonly number[]): number[] {
  const onPage = page.filter((id) => sticky.includes(id));
  const fromElsewhere = sticky.filter((id) => !page.includes(id));
  return [...onPage, ...fromElsewhere, ...page.filter((id) => !sticky.includes(id))];
}

export interface RequestedPage {
  list: RequestedList | null;
  page: number;
  perPage: number;
  /** Path of page 1. */
  base: string;
  stickyFirst: boolean;
}

/**
 * One page of a list. Out: null beyond the last page; the first page of an empty list is there.
 * @throws UpstreamError when WordPress fails and no older walk is there.
 */
export async function archivePage({
  list,
  page,
  perPage,
  base,
  stickyFirst,
}: RequestedPage): Promise<{ archive: ArchivePage; current: boolean } | null> {
  const isWithSticky = stickyFirst && page === 1;
  const [walked, sticky] = await Promise.all([
    list ? cachedList(list) : { value: [], current: true },
    isWithSticky ? cachedList(STICKY) : null,
  ]);
  const all = walked.value;
  const pages = Math.ceil(all.length / perPage);
  if (page < 1 || (page > 1 && page > pages)) return null;
  const own = all.slice((page - 1) * perPage, page * perPage);
  const ids = sticky ? withSticky(own, sticky.value) : own;
  return {
    archive: { ids, page, pages, found: all.length, base },
    current: walked.current && (sticky?.current ?? true),
  };
}
