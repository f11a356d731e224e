import { graphql } from '@/gql';

/** A page; the people and the reviews only where its page template shows them. */
export const PAGE_QUERY = graphql(`
  query GetPage($id: ID!, $withTeam: Boolean!, $withReviews: Boolean!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      __typename
      databaseId
      uri
      title
      content
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...PageComments
      template {
        templateName
      }
      featuredImage {
        node {
          ...MediaFields
        }
      }
      ancestors(first: 10) {
        nodes {
          uri
          ... on NodeWithTitle {
            title
          }
        }
      }
      children(first: 20) {
        nodes {
          ...RelatedFields
        }
      }
      treatmentTopics(first: 3) {
        nodes {
          contentNodes(first: 5) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
      pageSettings {
        ...SettingsFields
      }
      bylineInfo {
        ...BylineFields
      }
      reviewSummary {
        aggregateScore
        totalReviews
      }
      seo {
        ...SeoFields
      }
    }
    contributors(first: 100) @include(if: $withTeam) {
      nodes {
        ...ContributorFields
      }
    }
    reviews(first: 100) @include(if: $withReviews) {
      nodes {
        ...ReviewFields
      }
    }
  }
`);
