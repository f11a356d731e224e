import { graphql } from '@/gql';

/** GraphQL knows nothing of dates but the posts. */
export const DATE_QUERY = graphql(`
  query GetDateArchive($ids: [ID]) {
    ...ArchivePosts
  }
`);
