import { queryWordPress } from '../../wordpress/faust/query';
import { gmtDate } from '../../pages/page/gmt-date';
import { fieldTexts } from '../../wordpress/field-texts';
import { pathOfUri } from '../../wordpress/url/path';
import { paginate } from '../../wordpress/faust/paginate';
import { mediaPath, siteLink } from '../../wordpress/url/policy';
import { isListed } from '@footbridge/shared/listed';
import { SITEMAP_CHANGES_QUERY, SITEMAP_CONTENT_QUERY } from './queries';

import type { ContentTypeEnum, SitemapNodeFieldsFragment } from '@footbridge/bridge/gql/graphql';
import type { PaginateOptions } from '../../wordpress/faust/paginate';

export interface SitemapEntry {
  /** Site path, as WordPress spells it. */
  path: string;
  modified: Date | null;
  /** Site paths of the images that its template renders. */
  images: readonly string[];
}

/** A node with a path on this site. */
interface ContentEntry extends SitemapEntry {
  /** WordPress's name of its type. */
  type: string;
  /** Whether search engines may index it. */
  isIndexable: boolean;
}

/** All of WordPress's content by path, and when it was fully listed, ms. */
export interface Content {
  entries: ReadonlyMap<string, ContentEntry>;
  listedAt: number;
}

/** A longer chain of pages is a loop. */
export const MAX_PAGES: PaginateOptions = { maxRequests: 500 };
/** WPGraphQL's limit of nodes per request. */
const PAGE_SIZE = 100;
/** All content is listed again after so long, even if the last modified nodes are unchanged. */
const FULL_LIST_INTERVAL_MS = 3_600_000;

/** Returns the path of a URI on this site; null if it has none, such as a page that links to another site. */
export function ownPath(uri: string | null | undefined): string | null {
  const link = siteLink(uri);
  // WordPress uses links with a query for content without a path.
  return link?.startsWith('/') && !/[?#]/.test(link) ? pathOfUri(link) : null;
}

/** Whether an answer's node is in the sitemap. WordPress without an SEO plugin excludes none. */
export const isIncluded = ({ isInSitemap }: { isInSitemap?: boolean | null }): boolean => isInSitemap !== false;

/** Returns whether search engines may index a node: it is listed, and is its own canonical page. */
function isIndexable(node: SitemapNodeFieldsFragment, path: string): boolean {
  if (!isListed(node) || !isIncluded(node)) return false;
  const original = siteLink('seo' in node ? node.seo?.canonical : null);
  return original === null || (original.startsWith('/') && pathOfUri(original) === path);
}

function imagesOf(node: SitemapNodeFieldsFragment): string[] {
  // A person's page shows the picture of the fields alone.
  const own = 'featuredImage' in node && node.__typename !== 'FootbridgeContributor' ? node.featuredImage?.node : null;
  return [...new Set([own?.sourceUrl, ...fieldTexts(node)].flatMap((url) => mediaPath(url) ?? []))];
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
        isIndexable: isIndexable(node, path),
      },
    ];
  });
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** Returns whether the last modified nodes are unchanged; with fewer than a hundred, whether they are all. */
async function isUnchanged({ entries }: Content, types: ContentTypeEnum[]): Promise<boolean> {
  const { contentNodes } = await queryWordPress(SITEMAP_CHANGES_QUERY, { types });
  const nodes = contentNodes?.nodes ?? [];
  const newest = entriesOf(nodes);
  if (nodes.length < PAGE_SIZE && newest.size !== entries.size) return false;
  return [...newest].every(([path, entry]) => JSON.stringify(entry) === JSON.stringify(entries.get(path)));
}

/**
 * Returns all content that has a page: with one request per hundred nodes, or one in all if `older` is unchanged.
 * @param types post types that have pages
 * @throws UpstreamError
 */
export async function loadContent(types: ContentTypeEnum[], older: Content | undefined): Promise<Content> {
  if (older && Date.now() - older.listedAt < FULL_LIST_INTERVAL_MS && (await isUnchanged(older, types))) return older;
  const listedAt = Date.now();
  const nodes = await paginate(
    async (after) => (await queryWordPress(SITEMAP_CONTENT_QUERY, { types, after })).contentNodes,
    MAX_PAGES,
  );
  return { entries: entriesOf(nodes), listedAt };
}
