import { queryWordPress } from '../../wordpress/faust/query';
import { gmtDate } from '../../pages/page/gmt-date';
import { fieldTexts } from '../../wordpress/field-texts';
import { pathOfUri } from '../../wordpress/url/path';
import { paginate, type PaginateOptions } from '../../wordpress/faust/paginate';
import { mediaPath, siteLink } from '../../wordpress/url/policy';
import { isListed } from '@footbridge/shared/listed';
import { SITEMAP_CONTENT_QUERY } from './queries';

import type { ContentTypeEnum, SitemapNodeFieldsFragment } from '@footbridge/bridge/gql/graphql';

export interface SitemapEntry {
  /** Site path, as WordPress spells it. */
  path: string;
  modified: Date | null;
  /** Site paths of the images that its template renders. */
  images: readonly string[];
}

export interface ContentEntry extends SitemapEntry {
  /** WordPress's name of its type. */
  type: string;
  isIndexable: boolean;
}

/** A longer chain of pages is a loop. */
export const MAX_PAGES: PaginateOptions = { maxRequests: 500 };
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

/** Returns all content of the types that has a page, by path. @throws UpstreamError */
export async function loadContent(types: ContentTypeEnum[]): Promise<Map<string, ContentEntry>> {
  const nodes = await paginate(
    async (after) => (await queryWordPress(SITEMAP_CONTENT_QUERY, { types, after })).contentNodes,
    MAX_PAGES,
  );
  const entries = nodes.flatMap((node): ContentEntry[] => {
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
