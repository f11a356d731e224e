import { queryWordPress } from '../../wordpress/faust/query';
import { gmtDate } from '../../pages/page/gmt-date';
import { pathOfUri } from '../../wordpress/url/path';
import { paginate } from '../../wordpress/faust/paginate';
import { mediaPath, siteLink } from '../../wordpress/url/policy';
import { SITEMAP_CHANGES_QUERY, SITEMAP_CONTENT_QUERY } from '@/queries/sitemap';

import type { SitemapNodeFieldsFragment } from '@/gql/graphql';
import type { PaginateOptions } from '../../wordpress/faust/paginate';

export interface SitemapEntry {
  /** Site path, in WordPress's own spelling. */
  path: string;
  modified: Date | null;
  /** Site paths of the pictures that its template draws. */
  images: readonly string[];
}

/** A node that has an address here. */
interface ContentEntry extends SitemapEntry {
  /** Its type by WordPress's name (`post`) and by GraphQL's (`Post`). */
  type: string;
  typename: string;
  /** Search engines may show it. */
  isWanted: boolean;
}

/** All of WordPress's content by path, and when it was walked to its end, ms. */
export interface Content {
  entries: ReadonlyMap<string, ContentEntry>;
  walkedAt: number;
}

/** In requests; what says "next page" for longer than this runs in a circle. */
export const LONGEST_WALK: PaginateOptions = { maxRequests: 500 };
/** Nodes that one request gives at most. */
const STRETCH = 100;
/** How long the end of a walk is believed while its newest hundred are as they were, ms. */
const WHOLE_WALK_FOR = 3_600_000;

/** Path of an address on this site, or null when it is none (a page that links elsewhere, an unset uri). */
export function ownPath(uri: string | null | undefined): string | null {
  const link = siteLink(uri);
  // Links with a query are WordPress's for what has no address of its own.
  return link?.startsWith('/') && !/[?#]/.test(link) ? pathOfUri(link) : null;
}

/** A page may be behind a password, ask not to be indexed, or name another as its original. */
function isWanted(node: SitemapNodeFieldsFragment, path: string): boolean {
  const seo = 'seo' in node ? node.seo : null;
  if (node.isRestricted || seo?.noindex) return false;
  const original = siteLink(seo?.canonical);
  return original === null || (original.startsWith('/') && pathOfUri(original) === path);
}

function imagesOf(node: SitemapNodeFieldsFragment): string[] {
  const own =
    node.__typename === 'Contributor'
      ? node.contributorProfile?.avatar
      : 'featuredImage' in node
        ? node.featuredImage
        : null;
  const photos = node.__typename === 'Facility' ? (node.facilityDetails?.photos?.nodes ?? []) : [];
  return [...new Set([own?.node, ...photos].flatMap((item) => mediaPath(item?.sourceUrl) ?? []))];
}

function entriesOf(nodes: readonly SitemapNodeFieldsFragment[]): Map<string, ContentEntry> {
  const entries = nodes.flatMap((node) => {
    const path = ownPath(node.uri);
    if (!path) return [];
    return [
      {
        path,
        modified: gmtDate(node.modifiedGmt),
        images: imagesOf(node),
        type: node.contentTypeName,
        typename: node.__typename,
        isWanted: isWanted(node, path),
      },
    ];
  });
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** Whether the hundred that were changed last are known as they are; where there are no hundred, whether they are all. */
async function isAsBefore({ entries }: Content): Promise<boolean> {
  const { contentNodes } = await queryWordPress(SITEMAP_CHANGES_QUERY, {});
  const nodes = contentNodes?.nodes ?? [];
  const newest = entriesOf(nodes);
  if (nodes.length < STRETCH && newest.size !== entries.size) return false;
  return [...newest].every(([path, entry]) => JSON.stringify(entry) === JSON.stringify(entries.get(path)));
}

/**
 * Everything with a page of its own: one request per hundred, or, where an older walk is known and nothing was changed
 * since, one.
 * @throws UpstreamError when WordPress fails.
 */
export async function loadContent(older: Content | undefined): Promise<Content> {
  if (older && Date.now() - older.walkedAt < WHOLE_WALK_FOR && (await isAsBefore(older))) return older;
  const walkedAt = Date.now();
  const nodes = await paginate(
    async (after) => (await queryWordPress(SITEMAP_CONTENT_QUERY, { after })).contentNodes,
    LONGEST_WALK,
  );
  return { entries: entriesOf(nodes), walkedAt };
}
