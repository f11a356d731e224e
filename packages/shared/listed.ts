/** What decides whether lists name a node; `ListedFields` queries it. */
export interface ListedFacts {
  isRestricted?: boolean | null;
  listing?: { noindex?: boolean | null } | null;
}

/**
 * Returns whether lists, feeds, related pages, the sitemap and the search name a node: it has neither a password nor noindex
 * (docs/decisions/0047-lists-and-search.md).
 */
export const isListed = ({ isRestricted, listing }: ListedFacts): boolean => !isRestricted && !listing?.noindex;
