import { graphql } from '@/gql';

/** The addresses of WordPress's lists: of post types, and of one term, author and profile each. Protected posts hide their author. */
export const LIST_ADDRESSES_QUERY = graphql(`
  query GetListAddresses {
    contentTypes(first: 100) {
      nodes {
        name
        uri
        isFrontPage
        isPostsPage
      }
    }
    categories(first: 1) {
      nodes {
        uri
        ancestors(first: 10) {
          nodes {
            databaseId
          }
        }
      }
    }
    tags(first: 1) {
      nodes {
        uri
      }
    }
    treatmentTopics(first: 1) {
      nodes {
        uri
        ancestors(first: 10) {
          nodes {
            databaseId
          }
        }
      }
    }
    postFormats(first: 1) {
      nodes {
        uri
      }
    }
    posts(first: 5) {
      nodes {
        author {
          node {
            uri
          }
        }
      }
    }
    contributors(first: 1) {
      nodes {
        uri
      }
    }
  }
`);
