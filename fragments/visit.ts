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
        segment
        callNumber
        gtRelatedTags(first: 5) {
          nodes {
            ... on DatabaseIdentifier {
              databaseId
            }
            name
          }
        }
      }
    }
    ... on WithAcfFootbridgeStickyCta {
      stickyCta: footbridgeStickyCta {
        ...StickyCtaFields
      }
    }
  }
`);

/** A page's own sticky bar (specification, section 3 "sticky_floater_cta_g"). The groups are never null, their fields may be. */
export const STICKY_CTA_FIELDS = graphql(`
  fragment StickyCtaFields on FootbridgeStickyCta {
    stickyFloaterCtaG {
      customize
      hide
      title
      subtitle
      buttons {
        link {
          url
          title
          target
        }
      }
    }
  }
`);
