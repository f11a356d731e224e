import { graphql } from '@/gql';

/** The page of an uploaded file. */
export const ATTACHMENT_QUERY = graphql(`
  query GetAttachment($id: ID!) {
    mediaItem(id: $id, idType: DATABASE_ID) {
      databaseId
      uri
      title
      caption
      description
      mimeType
      mediaItemUrl
      fileSize
      ...MediaFields
      parent {
        node {
          __typename
          ... on DatabaseIdentifier {
            databaseId
          }
          uri
          ... on NodeWithTitle {
            title
          }
        }
      }
    }
  }
`);
