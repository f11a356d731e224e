import { graphql } from '@/gql';

/** The posts and the posts page, if there is one. WPGraphQL returns no uri for the posts page, so it comes from the request. */
export const HOME_QUERY = graphql(`
  query GetHome($pageId: ID!, $hasPage: Boolean!, $ids: [ID]) {
    ...ArchivePosts
    page(id: $pageId, idType: DATABASE_ID) @include(if: $hasPage) {
      databaseId
      title
      content
      isRestricted
      ...VisitFields
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
  }
`);
