import { graphql } from '@/gql';

/** WPGraphQL has no date archives, only posts. */
export const DATE_QUERY = graphql(`
  query GetDateArchive($ids: [ID]) {
    ...ArchivePosts
  }
`);
