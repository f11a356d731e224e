import { decodeNonAscii } from '../../wordpress/url/path';
import { addKeys } from '../../wordpress/dependencies/track';
import { cachedList } from './cached-lists';

import type { ArchivePage, SeedNode } from '../../wordpress/types';
import type { RequestedList } from './lists';

/** Whether a node is the list of all posts, whose first page starts with the sticky ones. */
export function isHome(node: SeedNode): boolean {
  return (
    node.__typename === 'ContentType' &&
    (node.isFrontPage === true || node.isPostsPage === true || node.name === 'post')
  );
}

/** Returns a slug as GraphQL needs it, decoded (bridge/wordpress/url/path); one truncated inside a letter unchanged. */
function decodedSlug(slug: string): string {
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
 * Returns the list at a node, as arguments of WordPress's main query; null when it is no list. By slug, not id: the address
 * contains it, so that the list can be prefetched (bridge/pages/routing/prefetch-lists).
 */
export function listOf(node: SeedNode): RequestedList | null {
  if (node.__typename === 'ContentType') {
    return isHome(node) ? { kind: 'posts', where: {} } : { kind: 'type', name: String(node.name) };
  }
  const id = node.databaseId;
  // An empty slug would match every post.
  const slug = typeof node.slug === 'string' ? decodedSlug(node.slug) : '';
  if (node.__typename === 'User')
    return id === undefined ? null : { kind: 'posts', where: slug ? { authorName: slug } : { author: id } };
  if (!node.isTermNode || id === undefined) return null;
  // A root query: a term's own connection omits its children's posts.
  if (node.taxonomyName === 'category')
    return { kind: 'posts', where: slug ? { categoryName: slug } : { categoryId: id } };
  if (node.taxonomyName === 'post_tag')
    return { kind: 'posts', where: slug ? { tagSlugIn: [slug] } : { tagId: String(id) } };
  return { kind: 'term', taxonomy: TAXONOMIES[String(node.taxonomyName)] ?? null, slug };
}

/** WPGraphQL's default order is by when they were made sticky; WordPress sorts them by date. */
export const STICKY: RequestedList = {
  kind: 'posts',
  where: { isSticky: true, orderby: [{ field: 'DATE', order: 'DESC' }] },
};

/** Returns the first page with all sticky posts first: its own, then those of later pages. */
export function withSticky(page: readonly number[], sticky: readonly number[]): number[] {
  const onPage = page.filter((id) => sticky.includes(id));
  const fromElsewhere = sticky.filter((id) => !page.includes(id));
  return [...onPage, ...fromElsewhere, ...page.filter((id) => !sticky.includes(id))];
}

export interface RequestedPage {
  /** With ids where they are known already. */
  list: RequestedList | { kind: 'ids'; ids: number[] } | null;
  page: number;
  perPage: number;
  /** Path of page 1. */
  base: string;
  stickyFirst: boolean;
}

/**
 * Returns one page of a list; null beyond the last page. The first page of an empty list exists.
 * @throws UpstreamError when WordPress fails and no stale list is cached
 */
export async function archivePage({
  list,
  page,
  perPage,
  base,
  stickyFirst,
}: RequestedPage): Promise<{ archive: ArchivePage; current: boolean } | null> {
  // The number of posts on a page.
  addKeys(['setting_group:reading']);
  const isWithSticky = stickyFirst && page === 1;
  const [loaded, sticky] = await Promise.all([
    list && list.kind !== 'ids' ? cachedList(list) : { value: list?.ids ?? [], current: true },
    isWithSticky ? cachedList(STICKY) : null,
  ]);
  const all = loaded.value;
  const pages = Math.ceil(all.length / perPage);
  if (page < 1 || (page > 1 && page > pages)) return null;
  const own = all.slice((page - 1) * perPage, page * perPage);
  const ids = sticky ? withSticky(own, sticky.value) : own;
  return {
    archive: { ids, page, pages, found: all.length, base },
    current: loaded.current && (sticky?.current ?? true),
  };
}
