import { graphql } from '@/gql';

/** The posts that WordPress's own search found. */
export const SEARCH_QUERY = graphql(`
  query GetSearchResults($ids: [ID]) {
    ...ArchivePosts
  }
`);
