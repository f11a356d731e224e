import { graphql } from '@/gql';

/** The front page: its own text, where it is a page, and what the brand has to show. */
export const FRONT_PAGE_QUERY = graphql(`
  query GetFrontPage($id: ID!, $isPage: Boolean!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) @include(if: $isPage) {
      databaseId
      uri
      title
      content
      isRestricted
      featuredImage {
        node {
          ...MediaFields
        }
      }
      pageSettings {
        segment
      }
      reviewSummary {
        aggregateScore
        totalReviews
      }
      seo {
        ...SeoFields
      }
    }
    generalSettings {
      title
      description
    }
    facilities(first: 12) {
      nodes {
        ...FacilityCardFields
      }
    }
    reviews(first: 20) {
      nodes {
        ...ReviewFields
      }
    }
    contributors(first: 100) {
      nodes {
        ...ContributorFields
      }
    }
    posts(first: 3, where: { hasPassword: false }) {
      nodes {
        ...PostCardFields
      }
    }
  }
`);
