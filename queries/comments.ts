import { graphql } from '@/gql';

/** What a comment is written on, and the one it answers. */
export const COMMENT_TARGET = graphql(`
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

/** The next hundred comments of a long list, the newest first. */
export const MORE_COMMENTS = graphql(`
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

/** Sends what a visitor wrote, as nobody in particular. */
export const CREATE_COMMENT = graphql(`
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
