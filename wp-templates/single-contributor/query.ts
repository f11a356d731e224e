import { graphql } from '@/gql';

/** A contributor's profile, and the articles with their byline (bridge/pages/bylines). */
export const CONTRIBUTOR_QUERY = graphql(`
  query GetContributor($id: ID!, $articles: [ID], $asPreview: Boolean = false) {
    contributor(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...ContributorProfileFields
      content
      excerpt
      contentTypeName
      isRestricted
      seo {
        ...SeoFields
      }
    }
    articles: contentNodes(first: 100, where: { in: $articles }) {
      nodes {
        ...RelatedFields
      }
    }
  }
`);
