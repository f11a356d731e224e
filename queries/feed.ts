import { graphql } from '@/gql';

/** The node of a feed's address: the fields of the seed query, its name, and whether its type has feeds. */
export const FEED_NODE_QUERY = graphql(`
  query GetFeedNode($uri: String!) {
    nodeByUri(uri: $uri) {
      ...SeedFields
      ... on TermNode {
        name
      }
      ... on ContentType {
        label
      }
      ... on NodeWithTitle {
        title
      }
      ... on ContentNode {
        isRestricted
        contentType {
          node {
            uri
          }
        }
      }
    }
  }
`);

/** The latest posts by date, sticky ones too, as in WordPress's feeds. Some more than a feed has, because it lists no noindex ones. */
export const FEED_POSTS_QUERY = graphql(`
  query GetFeedPosts($where: RootQueryToPostConnectionWhereArgs) {
    posts(first: 15, where: $where) {
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

/** Nodes of any type by id, unsorted. */
export const FEED_NODES_QUERY = graphql(`
  query GetFeedNodes($ids: [ID]) {
    contentNodes(first: 10, where: { in: $ids }) {
      nodes {
        ...FeedItemFields
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
