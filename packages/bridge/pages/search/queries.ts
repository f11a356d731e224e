import { graphql } from '@footbridge/bridge/gql';

export const SEARCHED_IDS_QUERY = graphql(`
  query PaginateSearched($after: String) {
    list: contentNodes(first: 100, after: $after, where: { hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        databaseId
        uri
      }
    }
  }
`);

export const SEARCHED_TEXTS_QUERY = graphql(`
  query PaginateSearchedTexts($ids: [ID]) {
    list: contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        __typename
        databaseId
        uri
        contentTypeName
        ...ListedFields
        ...ModelWords
        ... on NodeWithTitle {
          title
        }
        ... on NodeWithContentEditor {
          content
        }
        ... on NodeWithExcerpt {
          excerpt
        }
        ... on WithAcfFootbridgeSeo {
          seo: footbridgeSeo {
            description
          }
        }
        ... on Post {
          categories(first: 10) {
            nodes {
              databaseId
              name
            }
          }
        }
      }
    }
  }
`);
