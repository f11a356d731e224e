import { graphql } from '@footbridge/bridge/gql';

/** All content with its own page, a hundred at a time. Pictures: those of its template, not those of its text. */
export const SITEMAP_CONTENT_QUERY = graphql(`
  query GetSitemapContent($types: [ContentTypeEnum], $after: String) {
    contentNodes(first: 100, after: $after, where: { contentTypes: $types, hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...SitemapNodeFields
      }
    }
  }

  fragment SitemapNodeFields on ContentNode {
    __typename
    contentTypeName
    uri
    modifiedGmt
    isInSitemap: footbridgeIsInSitemap
    ...ListedFields
    ...ModelPictures
    ... on WithAcfFootbridgeSeo {
      seo: footbridgeSeo {
        canonical
      }
    }
    ... on NodeWithFeaturedImage {
      featuredImage {
        node {
          sourceUrl
        }
      }
    }
  }
`);

/** Terms with posts. Not `hierarchical`: then WordPress removes empty terms late, and a short page looks like the last one. */
export const SITEMAP_TERMS_QUERY = graphql(`
  query GetSitemapTerms($taxonomies: [TaxonomyEnum], $after: String) {
    terms(first: 100, after: $after, where: { taxonomies: $taxonomies, hideEmpty: true, hierarchical: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        uri
        isInSitemap: footbridgeIsInSitemap
      }
    }
  }
`);

/** Authors with posts; an author of pages alone has an empty archive. */
export const SITEMAP_AUTHORS_QUERY = graphql(`
  query GetSitemapAuthors($after: String) {
    users(first: 100, after: $after, where: { hasPublishedPosts: [POST] }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        uri
        isInSitemap: footbridgeIsInSitemap
      }
    }
  }
`);

/** The types and taxonomies that have pages, and the archives of types; a type without an archive has no uri. */
export const SITEMAP_TYPES_QUERY = graphql(`
  query GetSitemapTypes {
    footbridgeSitemap {
      contentTypes
      taxonomies
    }
    contentTypes(first: 100) {
      nodes {
        name
        uri
        isInSitemap: footbridgeIsInSitemap
      }
    }
  }
`);
