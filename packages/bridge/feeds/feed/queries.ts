import { graphql } from '@footbridge/bridge/gql';

export const FEED_NODES_QUERY = graphql(`
  query GetFeedNodes($ids: [ID]) {
    contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        ...FeedItemFields
      }
    }
  }

  fragment FeedItemFields on ContentNode {
    __typename
    databaseId
    uri
    dateGmt
    modifiedGmt
    ...ListedFields
    ... on NodeWithTitle {
      title
    }
    ... on NodeWithExcerpt {
      excerpt
    }
    ... on NodeWithContentEditor {
      content
    }
    ... on NodeWithAuthor {
      author {
        node {
          name
        }
      }
    }
    ... on NodeWithComments {
      commentStatus
      commentCount
    }
    ... on Post {
      categories(first: 100) {
        nodes {
          name
        }
      }
      tags(first: 100) {
        nodes {
          name
        }
      }
    }
  }
`);

/** The latest comments of one node, or (without `of`) of the site, by GMT, as in WordPress's feeds. */
export const FEED_COMMENTS_QUERY = graphql(`
  query GetFeedComments($of: ID) {
    comments(first: 10, where: { contentId: $of, orderby: COMMENT_DATE_GMT, order: DESC }) {
      nodes {
        databaseId
        dateGmt
        link
        content
        author {
          node {
            name
          }
        }
        commentedOn {
          node {
            databaseId
            isRestricted
            ... on NodeWithTitle {
              title
            }
          }
        }
      }
    }
  }
`);
