import { graphql } from '@/gql';

/** What an editor set for search engines and shared links; every field may be empty. */
export const SEO_FIELDS = graphql(`
  fragment SeoFields on Seo {
    title
    description
    canonical
    noindex
    image {
      node {
        ...MediaFields
      }
    }
  }
`);
