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

/** The names of these tags. */
export const RELATED_TAG_NAMES = graphql(`
  fragment RelatedTagNames on FootbridgePageSettings {
    gtRelatedTags(first: 5) {
      nodes {
        ... on DatabaseIdentifier {
          databaseId
        }
        name
      }
    }
  }
`);
