import { graphql } from '@/gql';

/**
 * One comment. A commenter's e-mail address and host are never asked for.
 */
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
        name
        url
      }
    }
  }
`);

/** The newest hundred, which is as many as WPGraphQL gives at once: part of the page's own query. */
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
