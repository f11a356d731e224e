import { graphql } from '@/gql';

export const CATEGORY_QUERY = graphql(`
  query GetCategory($id: ID!, $ids: [ID]) {
    category(id: $id, idType: DATABASE_ID) {
      databaseId
      name
      description
      ancestors(first: 10) {
        nodes {
          databaseId
          name
          uri
        }
      }
    }
    ...ArchivePosts
  }
`);
