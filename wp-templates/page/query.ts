import { graphql } from '@/gql';

export const PAGE_QUERY = graphql(`
  query GetPage($id: ID!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...PageFields
    }
  }
`);
