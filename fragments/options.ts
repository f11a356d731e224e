import { graphql } from '@/gql';

/** The options page's fields of the sticky bar (specification, section 3 "Site options"). */
export const OPTIONS_FIELDS = graphql(`
  fragment OptionsFields on FootbridgeStickyFloater {
    contentSegments {
      segment
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
    contentSegmentsDefault {
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
