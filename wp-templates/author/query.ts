import { graphql } from '@/gql';

/** A WordPress user; WPGraphQL returns only users with posts. */
export const AUTHOR_QUERY = graphql(`
  query GetAuthor($id: ID!, $isKnown: Boolean!, $ids: [ID]) {
    user(id: $id, idType: DATABASE_ID) @include(if: $isKnown) {
      databaseId
      name
      description
    }
    ...ArchivePosts
  }
`);
