import { graphql } from '@/gql';

/** Structured data that an editor wrote; may be anything, JSON or not. */
export const SCHEMA_TEXT_FIELDS = graphql(`
  fragment SchemaTextFields on PageSettings {
    schema
  }
`);
