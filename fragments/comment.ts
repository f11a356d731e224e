import { graphql } from '@/gql';

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
