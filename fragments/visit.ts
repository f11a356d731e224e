import { graphql } from '@/gql';

/**
 * The page data for the browser (bridge/pages/sticky-bar), part of the seed query, so that templates need not query it. On the
 * interfaces, because the content model decides which types have the field groups.
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
