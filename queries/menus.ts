import { graphql } from '@/gql';

/**
 * One menu location, a hundred items at a time (WPGraphQL's maximum). The connected node has object, object_id, type and slug of
 * the normalized item (specification, section 3).
 */
export const MENU_QUERY = graphql(`
  query GetMenu($location: MenuLocationEnum!, $after: String) {
    menuItems(where: { location: $location }, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        parentDatabaseId
        order
        label
        title
        description
        url
        target
        cssClasses
        connectedNode {
          node {
            __typename
            ... on DatabaseIdentifier {
              databaseId
            }
            ... on ContentNode {
              slug
              contentTypeName
            }
            ... on TermNode {
              slug
              taxonomyName
            }
          }
        }
      }
    }
  }
`);
