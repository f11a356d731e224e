import { graphql } from '@/gql';

/**
 * What a page tells its visitor's browser (bridge/pages/sticky-bar): asked once for each address, with what the address is, so
 * that no template has to remember it. On the interfaces, because the content model decides which types have the groups.
 */
export const VISIT_FIELDS = graphql(`
  fragment VisitFields on ContentNode {
    isRestricted
    ... on WithAcfPageSettings {
      pageSettings {
        ...SegmentFields
        ...RelatedTagNames
      }
    }
    ... on WithAcfStickyCta {
      stickyCta {
        ...StickyCtaFields
      }
    }
  }
`);
