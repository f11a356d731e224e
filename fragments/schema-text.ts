import { graphql } from '@/gql';

/** Structured data that an editor wrote; it may be invalid JSON. */
export const SCHEMA_TEXT_FIELDS = graphql(`
  fragment SchemaTextFields on FootbridgePageSettings {
    schema
  }
`);
