import { graphql } from '@/gql';

/** The tags that an editor chose for a page (gt_related_tags), and other content with them. */
export const RELATED_TAGS_FIELDS = graphql(`
  fragment RelatedTagsFields on FootbridgePageSettings {
    segment
    gtRelatedTags(first: 5) {
      nodes {
        __typename
        ... on FootbridgeTreatmentTopic {
          databaseId
          name
          uri
          contentNodes(first: 20) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
    }
  }
`);

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
