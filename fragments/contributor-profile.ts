import { graphql } from '@/gql';

/** What a card of a person shows: for bylines, lists and the profile itself. */
export const CONTRIBUTOR_CARD_FIELDS = graphql(`
  fragment ContributorCardFields on Contributor {
    databaseId
    title
    uri
    isRestricted
    contributorProfile {
      jobTitle
      credentials
      avatar {
        node {
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

/** Where a person stands on the team pages of which brands. */
export const CONTRIBUTOR_CATEGORIES_FIELDS = graphql(`
  fragment ContributorCategoriesFields on ContributorProfile {
    categories {
      categoryName
      order
      location
    }
  }
`);

/** A person on a team page: the card, and the places. */
export const TEAM_MEMBER_FIELDS = graphql(`
  fragment TeamMemberFields on Contributor {
    ...ContributorCardFields
    contributorProfile {
      ...ContributorCategoriesFields
    }
  }
`);

/** All that is known of a person (specification, section 3 "Content item fields read"). */
export const CONTRIBUTOR_PROFILE_FIELDS = graphql(`
  fragment ContributorProfileFields on Contributor {
    ...ContributorCardFields
    contributorProfile {
      linkedin
      ...ContributorCategoriesFields
    }
  }
`);
