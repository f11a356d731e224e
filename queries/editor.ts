import { graphql } from '@/gql';

/** Who the bearer of an access token is; null for nobody, and for a token that has expired: WordPress says no more. */
export const VIEWER_QUERY = graphql(`
  query GetViewer {
    viewer {
      databaseId
      username
      name
      capabilities
    }
  }
`);

/** What lies at a path, for who may see it: a preview is known by its number. */
export const CONTENT_ID_QUERY = graphql(`
  query GetContentId($uri: String!) {
    nodeByUri(uri: $uri) {
      __typename
      ... on ContentNode {
        databaseId
      }
    }
  }
`);

/**
 * A text by its number, published or not, as the loader's seed; and beside it what its editor saved and has not
 * published, which of a published text is another node (an autosave).
 */
export const PREVIEW_SEED_QUERY = graphql(`
  query GetPreviewSeed($id: ID!) {
    node: contentNode(id: $id, idType: DATABASE_ID) {
      ...SeedFields
      databaseId
      status
      date
      modified
      ... on NodeWithAuthor {
        author {
          node {
            name
          }
        }
      }
      ... on Page {
        hasPassword
      }
      ... on Post {
        hasPassword
      }
      ... on Facility {
        hasPassword
      }
      ... on Contributor {
        hasPassword
      }
      ... on Review {
        hasPassword
      }
    }
    saved: contentNode(id: $id, idType: DATABASE_ID, asPreview: true) {
      __typename
      databaseId
      slug
      modified
    }
  }
`);
