import { graphql } from '@/gql';

/** An editor's settings for search engines and link previews; every field may be empty. */
export const SEO_FIELDS = graphql(`
  fragment SeoFields on FootbridgeSeo {
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

/** Structured data that an editor wrote; it may be invalid JSON. */
export const SCHEMA_TEXT_FIELDS = graphql(`
  fragment SchemaTextFields on FootbridgePageSettings {
    schema
  }
`);
