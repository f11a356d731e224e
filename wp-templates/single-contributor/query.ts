import { graphql } from '@/gql';

/**
 * A contributor's profile. WPGraphQL cannot ask which posts name a contributor,
 * so the newest posts come along with their bylines and the transform picks.
 */
export const CONTRIBUTOR_QUERY = graphql(`
  query GetContributor($id: ID!, $asPreview: Boolean = false) {
    contributor(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...ContributorFields
      content
      excerpt
      contentTypeName
      isRestricted
      seo {
        ...SeoFields
      }
    }
    posts(first: 100) {
      nodes {
        ...RelatedFields
        bylineInfo {
          author(first: 1) {
            nodes {
              databaseId
            }
          }
          editor(first: 1) {
            nodes {
              databaseId
            }
          }
          reviewer(first: 1) {
            nodes {
              databaseId
            }
          }
        }
      }
    }
  }
`);
