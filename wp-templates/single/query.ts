import { graphql } from '@/gql';

/** Any content node without a template: a post, an attachment, a plugin's type. */
export const SINGLE_QUERY = graphql(`
  query GetSingle($id: ID!, $related: [ID], $hasRelated: Boolean!) {
    contentNode(id: $id, idType: DATABASE_ID) {
      __typename
      databaseId
      uri
      date
      modified
      contentTypeName
      isRestricted
      ...VisitFields
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithContentEditor {
        content
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            ...MediaFields
          }
        }
      }
      ... on NodeWithAuthor {
        author {
          node {
            databaseId
            name
            uri
          }
        }
      }
      ... on MediaItem {
        description
        ...MediaFields
      }
      ... on Post {
        hasPassword
        ...PostComments
        categories(first: 3) {
          nodes {
            databaseId
            name
            uri
            posts(first: 20) {
              nodes {
                ...RelatedFields
              }
            }
          }
        }
        treatmentTopics: footbridgeTreatmentTopics(first: 3) {
          nodes {
            databaseId
            contentNodes(first: 20) {
              nodes {
                ...RelatedFields
              }
            }
          }
        }
        pageSettings: footbridgePageSettings {
          ...RelatedTagsFields
          ...SchemaTextFields
        }
        bylineInfo: footbridgeBylineInfo {
          ...BylineFields
        }
        seo: footbridgeSeo {
          ...SeoFields
        }
      }
    }
    relatedTexts: contentNodes(first: 10, where: { in: $related }) @include(if: $hasRelated) {
      nodes {
        ...RelatedFields
      }
    }
  }
`);
