import { graphql } from '@/gql';

/** Content segment and related tags (specification, section 3 "Page data"). */
export const SETTINGS_FIELDS = graphql(`
  fragment SettingsFields on PageSettings {
    segment
    gtRelatedTags(first: 5) {
      nodes {
        __typename
        ... on TreatmentTopic {
          databaseId
          name
          uri
          contentNodes(first: 5) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
    }
  }
`);
