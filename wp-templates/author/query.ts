import { graphql } from '@/gql';

/** A WordPress user; GraphQL knows only those with posts. Gravatar is not asked. */
export const AUTHOR_QUERY = graphql(`
  query GetAuthor($id: ID!, $isKnown: Boolean!, $ids: [ID]) {
    user(id: $id, idType: DATABASE_ID) @include(if: $isKnown) {
      name
      description
    }
    ...ArchivePosts
  }
`);
