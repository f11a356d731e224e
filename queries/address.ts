import { graphql } from '@/gql';

/** The addresses of WordPress's queries (`/?p=12`): by id or name. */
export const CONTENT_ADDRESS_QUERY = graphql(`
  query GetContentAddress($id: ID!) {
    contentNode(id: $id, idType: DATABASE_ID) {
      __typename
      uri
    }
  }
`);

export const NAMED_ADDRESS_QUERY = graphql(`
  query GetNamedAddress($name: String!, $types: [ContentTypeEnum]!) {
    contentNodes(first: 1, where: { name: $name, contentTypes: $types }) {
      nodes {
        __typename
        uri
      }
    }
  }
`);

export const TERM_ADDRESS_QUERY = graphql(`
  query GetTermAddress($id: ID!, $idType: TermNodeIdTypeEnum!, $taxonomy: TaxonomyEnum!) {
    termNode(id: $id, idType: $idType, taxonomy: $taxonomy) {
      uri
    }
  }
`);

export const AUTHOR_ADDRESS_QUERY = graphql(`
  query GetAuthorAddress($id: ID!, $idType: UserNodeIdTypeEnum!) {
    user(id: $id, idType: $idType) {
      uri
    }
  }
`);

export const TYPE_ADDRESS_QUERY = graphql(`
  query GetTypeAddress($name: ID!) {
    contentType(id: $name, idType: NAME) {
      uri
    }
  }
`);
