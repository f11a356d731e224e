import { graphql } from '@footbridge/bridge/gql';

/** The user of an access token; null without one, and for an expired token. */
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

/** The id of the node at a path, for previews. */
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

/** A text by id as the loader's seed, and the version that its editor saved and has not published (an autosave). */
export const PREVIEW_SEED_QUERY = graphql(`
  query GetPreviewSeed($id: ID!) {
    node: contentNode(id: $id, idType: DATABASE_ID) {
      ...PreviewedText
    }
    saved: contentNode(id: $id, idType: DATABASE_ID, asPreview: true) {
      __typename
      databaseId
      slug
      modified
    }
  }

  fragment PreviewedText on ContentNode {
    __typename
    id
    databaseId
    uri
    slug
    contentTypeName
    isRestricted
    templates
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
    ... on FootbridgeFacility {
      hasPassword
    }
    ... on FootbridgeContributor {
      hasPassword
    }
    ... on FootbridgeReview {
      hasPassword
    }
  }
`);

/** The same text with its unsaved changes, which the request's headers name. */
export const LIVE_SEED_QUERY = graphql(`
  query GetLiveSeed($id: ID!) {
    node: contentNode(id: $id, idType: DATABASE_ID) {
      ...PreviewedText
    }
  }
`);
