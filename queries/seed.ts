import { graphql } from '@/gql';

/**
 * Faust's seed query, with the fields that it lacks for WordPress's complete template hierarchy: an author's nicename (Faust uses
 * the display name), the privacy page, an attachment's parent, the type of a node that hides it. And with the page data for the
 * browser (fragments/visit.ts).
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

/** The templates of a page behind a password, whose `template` is hidden. `templates` is FaustWP's field. */
export const HIDDEN_TEMPLATES_QUERY = graphql(`
  query GetLockedTemplates($uri: String!) {
    nodeByUri(uri: $uri) {
      templates
    }
  }
`);
