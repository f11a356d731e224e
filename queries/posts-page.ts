import { graphql } from '@/gql';

/** What editors set about the page that shows the posts: at its address WordPress gives the posts' type, not the page. */
export const POSTS_PAGE_QUERY = graphql(`
  query GetPostsPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...VisitFields
    }
  }
`);
