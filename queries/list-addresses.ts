import { graphql } from '@/gql';

/** Where this WordPress has its lists: of types by their addresses, of terms, authors and profiles by one of each; a post behind a password does not tell its author. */
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
