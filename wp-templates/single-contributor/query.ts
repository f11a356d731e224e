import { graphql } from '@/gql';

/** A contributor's profile, and the articles with their byline. */
export const CONTRIBUTOR_QUERY = graphql(`
  query GetContributor($id: ID!, $articles: [ID]) {
    contributor: footbridgeContributor(id: $id, idType: DATABASE_ID) {
      ...ContributorProfileFields
      content
      excerpt
      contentTypeName
      isRestricted
      ...VisitFields
      seo: footbridgeSeo {
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
