import { graphql } from '@/gql';

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
