import { graphql } from '@/gql';

/** A picture, for image() of the transform tools. */
export const MEDIA_FIELDS = graphql(`
  fragment MediaFields on MediaItem {
    databaseId
    sourceUrl
    altText
    mediaDetails {
      width
      height
    }
  }
`);
