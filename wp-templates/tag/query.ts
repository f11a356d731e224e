import { graphql } from '@/gql';

export const TAG_QUERY = graphql(`
  query GetTag($id: ID!, $ids: [ID]) {
    tag(id: $id, idType: DATABASE_ID) {
      databaseId
      name
      description
    }
    ...ArchivePosts
  }
`);
