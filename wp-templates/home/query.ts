import { graphql } from '@/gql';

/**
 * The latest posts. WPGraphQL answers the posts page's address with a content type that knows
 * neither the page's title nor its id, so the page is looked up by its slug.
 */
export const HOME_QUERY = graphql(`
  query GetHome($slug: String!, $hasPage: Boolean!) {
    posts(first: 10) {
      pageInfo {
        hasNextPage
      }
      nodes {
        ...PostCardFields
      }
    }
    pages(first: 10, where: { name: $slug }) @include(if: $hasPage) {
      nodes {
        databaseId
        uri
        title
        content
        isPostsPage
        pageSettings {
          segment
        }
        seo {
          ...SeoFields
        }
      }
    }
  }
`);
