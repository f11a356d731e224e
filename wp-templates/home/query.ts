import { graphql } from '@/gql';

/**
 * The posts, and the page they stand on where the front page is another. That page does not know its own address
 * (its uri is null as soon as it is the posts page): the address asked for tells it.
 */
export const HOME_QUERY = graphql(`
  query GetHome($pageId: ID!, $hasPage: Boolean!, $ids: [ID]) {
    ...ArchivePosts
    page(id: $pageId, idType: DATABASE_ID) @include(if: $hasPage) {
      databaseId
      title
      content
      isRestricted
      seo {
        ...SeoFields
      }
    }
  }
`);
