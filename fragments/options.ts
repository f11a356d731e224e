import { graphql } from '@/gql';

/** What the options page says for the sticky bar (specification, section 3 "Site options"). */
export const OPTIONS_FIELDS = graphql(`
  fragment OptionsFields on StickyFloater {
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
