import { graphql } from '@/gql';

/** The results of WordPress's search. */
export const SEARCH_QUERY = graphql(`
  query GetSearchResults($ids: [ID]) {
    ...ArchivePosts
  }
`);
