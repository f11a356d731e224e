import { graphql } from '@/gql';

/** The content segment, which selects the sticky bar (specification, section 3 "Page data"). A select field is a list. */
export const SEGMENT_FIELDS = graphql(`
  fragment SegmentFields on FootbridgePageSettings {
    segment
  }
`);
