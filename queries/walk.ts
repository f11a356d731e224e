import { graphql } from '@/gql';

/** Ids of posts, a hundred at a time, as WordPress orders them: newest first; with the list's last hundred where that is asked for. */
export const WALK_POSTS = graphql(`
  query WalkPosts($where: RootQueryToPostConnectionWhereArgs, $after: String, $withEnd: Boolean!) {
    list: posts(first: 100, after: $after, where: $where) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        date
      }
    }
    end: posts(last: 100, where: $where) @include(if: $withEnd) {
      nodes {
        databaseId
        date
      }
    }
  }
`);

/** Ids of all nodes of one post type. */
export const WALK_TYPE = graphql(`
  query WalkType($name: ID!, $after: String, $withEnd: Boolean!) {
    contentType(id: $name, idType: NAME) {
      contentNodes(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          databaseId
          date
        }
      }
      end: contentNodes(last: 100) @include(if: $withEnd) {
        nodes {
          databaseId
          date
        }
      }
    }
  }
`);

/** Ids of what carries a term; its descendants' are not among them, though WordPress's archive shows those too. */
export const WALK_TERM = graphql(`
  query WalkTerm($slug: ID!, $taxonomy: TaxonomyEnum!, $after: String) {
    termNode(id: $slug, idType: SLUG, taxonomy: $taxonomy) {
      __typename
      ... on TreatmentTopic {
        contentNodes(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            databaseId
            date
          }
        }
      }
      ... on PostFormat {
        contentNodes(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            databaseId
            date
          }
        }
      }
    }
  }
`);

/** A treatment topic and what is below it, with the beginnings of their lists: mostly all that its archive shows. */
export const WALK_TOPIC = graphql(`
  query WalkTopic($slug: ID!) {
    treatmentTopic(id: $slug, idType: SLUG) {
      ...TopicBeginning
      children(first: 100) {
        nodes {
          ...TopicBeginning
          children(first: 100) {
            nodes {
              ...TopicBeginning
              children(first: 1) {
                nodes {
                  databaseId
                }
              }
            }
          }
        }
      }
    }
  }

  fragment TopicBeginning on TreatmentTopic {
    databaseId
    slug
    contentNodes(first: 100) {
      pageInfo {
        hasNextPage
      }
      nodes {
        databaseId
        date
      }
    }
  }
`);

/** Descendants of a treatment topic, at any depth. */
export const TOPICS_BELOW = graphql(`
  query TopicsBelow($id: Int!) {
    treatmentTopics(first: 100, where: { childOf: $id }) {
      nodes {
        slug
      }
    }
  }
`);

/** Nodes of any type in WordPress's order by date: several lists become one. */
export const WALK_AMONG = graphql(`
  query WalkAmong($ids: [ID], $after: String) {
    list: contentNodes(first: 100, after: $after, where: { in: $ids, orderby: [{ field: DATE, order: DESC }] }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        databaseId
        date
      }
    }
  }
`);

/**
 * What WordPress finds, the most relevant first. A cursor would compare dates and lose posts, so what was seen already is
 * left out instead.
 */
export const WALK_SEARCH = graphql(`
  query WalkSearch($words: String!, $seen: [ID]) {
    list: contentNodes(first: 100, where: { search: $words, notIn: $seen }) {
      pageInfo {
        hasNextPage
      }
      nodes {
        __typename
        databaseId
        date
        uri
        contentTypeName
      }
    }
  }
`);
