import { graphql } from '@/gql';

export const PAGE_QUERY = graphql(`
  query GetPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
  }
`);
