import { graphql } from '@/gql';

/** Everything with a page of its own that nobody hid from search engines, a hundred at a time. */
export const SITEMAP_CONTENT_QUERY = graphql(`
  query GetSitemapContent($after: String) {
    contentNodes(first: 100, after: $after, where: { contentTypes: [POST, PAGE, FACILITY, CONTRIBUTOR], hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        uri
        modifiedGmt
        isRestricted
        ... on WithAcfSeo {
          seo {
            noindex
            canonical
          }
        }
      }
    }
  }
`);

/**
 * Terms that have posts. Not `hierarchical`: with it WordPress drops empty terms after it has counted to a hundred, and a
 * short page looks like the last one.
 */
export const SITEMAP_TERMS_QUERY = graphql(`
  query GetSitemapTerms($after: String) {
    terms(first: 100, after: $after, where: { taxonomies: [CATEGORY, TAG, TREATMENTTOPIC, POSTFORMAT], hideEmpty: true, hierarchical: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        uri
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
      }
    }
  }
`);

/** Archives of types, the blog's among them; a type without an archive has no uri. */
export const SITEMAP_ARCHIVES_QUERY = graphql(`
  query GetSitemapArchives {
    contentTypes(first: 100) {
      nodes {
        name
        uri
      }
    }
  }
`);
