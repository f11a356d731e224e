import { graphql } from '@/gql';

/** The fields of the posts page: at its address WordPress returns the post type instead of the page. */
export const POSTS_PAGE_QUERY = graphql(`
  query GetPostsPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...VisitFields
    }
  }
`);
