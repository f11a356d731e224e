import { graphql } from '@/gql';

/** A picture as image() of the transform tools reads it. */
export const MEDIA_FIELDS = graphql(`
  fragment MediaFields on MediaItem {
    sourceUrl
    altText
    mediaDetails {
      width
      height
    }
  }
`);
