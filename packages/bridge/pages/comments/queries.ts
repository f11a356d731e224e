import { graphql } from '@footbridge/bridge/gql';

export const COMMENT_TARGET_QUERY = graphql(`
  query GetCommentTarget($id: ID!, $parent: ID!, $isReply: Boolean!) {
    contentNode(id: $id, idType: DATABASE_ID) {
      __typename
      databaseId
      uri
      isRestricted
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithComments {
        commentStatus
        commentCount
      }
    }
    comment(id: $parent, idType: DATABASE_ID) @include(if: $isReply) {
      ...CommentFields
      commentedOn {
        node {
          databaseId
        }
      }
    }
  }
`);

export const MORE_COMMENTS_QUERY = graphql(`
  query GetMoreComments($id: ID!, $after: String) {
    comments(first: 100, after: $after, where: { contentId: $id, order: DESC, orderby: COMMENT_DATE }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...CommentFields
      }
    }
  }
`);

export const CREATE_COMMENT_MUTATION = graphql(`
  mutation CreateComment($input: CreateCommentInput!) {
    createComment(input: $input) {
      success
      comment {
        databaseId
        status
      }
    }
  }
`);
