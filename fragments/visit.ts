import { graphql } from '@/gql';

/**
 * The page data for the browser (packages/bridge/pages/sticky-bar), part of each template's query. On the interfaces, because the content
 * model decides which types have the field groups.
 */
export const VISIT_FIELDS = graphql(`
  fragment VisitFields on ContentNode {
    isRestricted
    ... on WithAcfFootbridgePageSettings {
      pageSettings: footbridgePageSettings {
        ...SegmentFields
        callNumber
        ...RelatedTagNames
      }
    }
    ... on WithAcfFootbridgeStickyCta {
      stickyCta: footbridgeStickyCta {
        ...StickyCtaFields
      }
    }
  }
`);

/** The content segment, which selects the sticky bar (specification, section 3 "Page data"). A select field is a list. */
export const SEGMENT_FIELDS = graphql(`
  fragment SegmentFields on FootbridgePageSettings {
    segment
  }
`);
