import { graphql } from '@/gql';

/** A person's card: for bylines, lists and the profile. */
export const CONTRIBUTOR_CARD_FIELDS = graphql(`
  fragment ContributorCardFields on FootbridgeContributor {
    databaseId
    title
    uri
    isRestricted
    contributorProfile: footbridgeContributorProfile {
      jobTitle
      credentials
      avatar {
        node {
          databaseId
          sourceUrl
          mediaDetails {
            width
            sizes {
              width
              sourceUrl
            }
          }
        }
      }
    }
  }
`);

/** A person's places on the brands' team pages. */
export const CONTRIBUTOR_CATEGORIES_FIELDS = graphql(`
  fragment ContributorCategoriesFields on FootbridgeContributorProfile {
    categories {
      categoryName
      order
      location
    }
  }
`);

/** A person on a team page: the card, and the places. */
export const TEAM_MEMBER_FIELDS = graphql(`
  fragment TeamMemberFields on FootbridgeContributor {
    ...ContributorCardFields
    contributorProfile: footbridgeContributorProfile {
      ...ContributorCategoriesFields
    }
  }
`);
