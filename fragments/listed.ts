import { graphql } from '@/gql';

/**
 * What isListed needs (shared/listed.ts). `listing` is an alias, because a page depends on a node's body where it reads `seo`, but
 * on its card where it reads this (bridge/wordpress/dependencies/read-nodes.ts).
 */
export const LISTED_FIELDS = graphql(`
  fragment ListedFields on ContentNode {
    isRestricted
    ... on WithAcfSeo {
      listing: seo {
        noindex
      }
    }
  }
`);
