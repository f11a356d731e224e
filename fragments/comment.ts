import { graphql } from '@/gql';

/** One comment, without the commenter's email address and host. */
export const COMMENT_FIELDS = graphql(`
  fragment CommentFields on Comment {
    databaseId
    parentDatabaseId
    type
    date
    dateGmt
    content
    author {
      node {
        __typename
        databaseId
        name
        url
      }
    }
  }
`);

/** The newest hundred (WPGraphQL's maximum), part of the page's query. */
export const POST_COMMENTS = graphql(`
  fragment PostComments on Post {
    commentCount
    commentStatus
    comments(first: 100, where: { order: DESC, orderby: COMMENT_DATE }) {
      nodes {
        ...CommentFields
      }
    }
  }
`);

export const PAGE_COMMENTS = graphql(`
  fragment PageComments on Page {
    commentCount
    commentStatus
    comments(first: 100, where: { order: DESC, orderby: COMMENT_DATE }) {
      nodes {
        ...CommentFields
      }
    }
  }
`);
