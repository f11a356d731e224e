import { graphql } from '@/gql';

/**
 * The latest posts. WPGraphQL answers the posts page's address with a content type that knows
 * neither the page's title nor its id, so the page is looked up by its slug. The page in turn does not know its
 * address (its uri is null as soon as it is the posts page): that is the content type's.
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
    contentType(id: "post", idType: NAME) {
      uri
    }
    pages(first: 10, where: { name: $slug }) @include(if: $hasPage) {
      nodes {
        databaseId
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
