import { graphql } from '@footbridge/bridge/gql';

/** Faust's seed query, for a WordPress without the resolve route (by-seed.ts). */
export const DEGRADED_SEED_QUERY = graphql(`
  query GetSeedNode($uri: String!) {
    nodeByUri(uri: $uri) {
      __typename
      uri
      id
      ... on DatabaseIdentifier {
        databaseId
      }
      ... on ContentType {
        name
        isFrontPage
        isPostsPage
        contentNodes(first: 10) {
          nodes {
            ...ListedId
          }
        }
      }
      ... on Category {
        contentNodes(first: 10) {
          nodes {
            ...ListedId
          }
        }
      }
      ... on Tag {
        contentNodes(first: 10) {
          nodes {
            ...ListedId
          }
        }
      }
      ... on FootbridgeTreatmentTopic {
        contentNodes(first: 10) {
          nodes {
            ...ListedId
          }
        }
      }
      ... on TermNode {
        isTermNode
        slug
        taxonomyName
      }
      ... on User {
        name
        userId
      }
      ... on Page {
        isFrontPage
        isPostsPage
      }
      ... on ContentNode {
        isContentNode
        slug
        contentType {
          node {
            name
          }
        }
        template {
          templateName
        }
      }
    }
  }

  fragment ListedId on ContentNode {
    databaseId
    ...ListedFields
  }
`);

/** The ids of facilities, as many as one query returns. */
export const FACILITY_IDS_QUERY = graphql(`
  query PaginateFacilities {
    facilities: footbridgeFacilities(first: 100) {
      nodes {
        databaseId
        ...ListedFields
      }
    }
  }
`);
