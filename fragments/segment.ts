import { graphql } from '@/gql';

/** The content segment that decides what the sticky bar says (specification, section 3 "Page data"). A select is a list. */
export const SEGMENT_FIELDS = graphql(`
  fragment SegmentFields on PageSettings {
    segment
  }
`);
