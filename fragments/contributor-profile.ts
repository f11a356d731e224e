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
