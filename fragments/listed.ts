import { graphql } from '@/gql';

/**
 * What isListed needs (shared/listed.ts). `listing` is an alias, because a page that reads `seo` depends on the node's whole body
 * (bridge/wordpress/dependencies/read-nodes.ts).
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
