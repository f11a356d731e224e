import { graphql } from '@/gql';

/** The front page: its content if it is a page, else WordPress's list of posts, and on the first page the brand's content. */
export const FRONT_PAGE_QUERY = graphql(`
  query GetFrontPage($id: ID!, $isPage: Boolean!, $isFirst: Boolean!, $ids: [ID]) {
    page(id: $id, idType: DATABASE_ID) @include(if: $isPage) {
      databaseId
      uri
      title
      content
      contentTypeName
      isRestricted
      ...VisitFields
      featuredImage {
        node {
          ...MediaFields
        }
      }
      pageSettings: footbridgePageSettings {
        ...SchemaTextFields
      }
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
    generalSettings {
      title
      description
    }
    facilities: footbridgeFacilities(first: 12) @include(if: $isFirst) {
      nodes {
        ...FacilityCardFields
      }
    }
    reviews: footbridgeReviews(first: 20) @include(if: $isFirst) {
      nodes {
        ...ReviewFields
      }
    }
    contributors: footbridgeContributors(first: 100) @include(if: $isFirst) {
      nodes {
        ...ContributorCardFields
        contributorProfile: footbridgeContributorProfile {
          ...ContributorCategoriesFields
        }
      }
    }
    posts(first: 6, where: { hasPassword: false }) @include(if: $isPage) {
      nodes {
        ...PostCardFields
      }
    }
    ...ArchivePosts @skip(if: $isPage)
  }
`);
