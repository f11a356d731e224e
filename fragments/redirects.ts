import { graphql } from '@/gql';

/** The redirect rules of the options page; `rules` is null when there are none. */
export const REDIRECTS_FIELDS = graphql(`
  fragment RedirectsFields on Redirects {
    rules {
      source
      destination
      permanent
    }
  }
`);
