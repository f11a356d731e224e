import { graphql } from '@/gql';

/**
 * Faust's seed query, with what its answer lacks to name every template of WordPress's hierarchy: an author's nicename
 * (Faust takes the display name), the privacy page, an attachment's parent, the type of a node that hides it; and with what
 * the visitor's browser needs of any page (fragments/visit.ts).
 */
export const SEED_QUERY = graphql(`
  query GetSeedNode($uri: String!) {
    nodeByUri(uri: $uri) {
      ...SeedFields
    }
  }

  fragment SeedFields on UniformResourceIdentifiable {
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
    }
    ... on TermNode {
      isTermNode
      slug
      taxonomyName
    }
    ... on User {
      name
      slug
      userId
    }
    ... on ContentNode {
      isContentNode
      slug
      contentTypeName
      template {
        templateName
      }
      ...VisitFields
    }
    ... on Page {
      isFrontPage
      isPostsPage
      isPrivacyPage
    }
    ... on MediaItem {
      mimeType
      mediaItemUrl
      parent {
        node {
          __typename
        }
      }
    }
  }
`);

/** The template that an editor chose for a page behind a password: `template` hides it, FaustWP's list of files does not. */
export const LOCKED_TEMPLATES = graphql(`
  query GetLockedTemplates($uri: String!) {
    nodeByUri(uri: $uri) {
      templates
    }
  }
`);
