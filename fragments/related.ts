import { graphql } from '@/gql';

/** A page, post or facility in a list of related pages. */
export const RELATED_FIELDS = graphql(`
  fragment RelatedFields on ContentNode {
    __typename
    databaseId
    uri
    ...ListedFields
    ... on NodeWithTitle {
      title
    }
    ... on WithAcfFootbridgePageSettings {
      grouping: footbridgePageSettings {
        segment
      }
    }
  }
`);
