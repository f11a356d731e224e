import { graphql } from '@/gql';

/** A person who writes, edits or reviews (specification, section 3 "Content item fields read"). */
export const CONTRIBUTOR_FIELDS = graphql(`
  fragment ContributorFields on Contributor {
    databaseId
    title
    slug
    uri
    isRestricted
    contributorProfile {
      jobTitle
      credentials
      linkedin
      avatar {
        node {
          sourceUrl
          altText
          mediaDetails {
            width
            height
            sizes {
              width
              height
              sourceUrl
            }
          }
        }
      }
      categories {
        categoryName
        order
        location
      }
    }
  }
`);
