import { graphql } from '@/gql';

/** The options page and the settings that every page needs (specification, section 3 "Site options"). */
export const SITE_OPTIONS_QUERY = graphql(`
  query GetSiteOptions {
    generalSettings {
      title
      description
      url
      homeUrl
      language
      timezone
      dateFormat
    }
    footbridgeUploads
    readingSettings {
      postsPerPage
      showOnFront
      pageOnFront
      pageForPosts
    }
    siteOptions: footbridgeSiteOptions {
      stickyFloater: footbridgeStickyFloater {
        ...OptionsFields
      }
    }
  }
`);
