import { graphql } from '@/gql';

/** Ids of posts, a hundred at a time, newest first, with the list's last hundred on request. */
export const POST_IDS_QUERY = graphql(`
  query PaginatePosts($where: RootQueryToPostConnectionWhereArgs, $after: String, $withEnd: Boolean!) {
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
export const TYPE_IDS_QUERY = graphql(`
  query PaginateType($name: ID!, $after: String, $withEnd: Boolean!) {
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

/** Ids of posts with a term, without those of its descendants, which WordPress's archive includes. */
export const TERM_IDS_QUERY = graphql(`
  query PaginateTerm($slug: ID!, $taxonomy: TaxonomyEnum!, $after: String) {
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

/** A treatment topic and its descendants, with the first pages of their lists: usually the whole archive. */
export const TOPIC_IDS_QUERY = graphql(`
  query PaginateTopic($slug: ID!) {
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
export const TOPIC_DESCENDANTS_QUERY = graphql(`
  query TopicsBelow($id: Int!) {
    treatmentTopics(first: 100, where: { childOf: $id }) {
      nodes {
        slug
      }
    }
  }
`);

/** Nodes of any type sorted by date: merges several lists. */
export const SORTED_IDS_QUERY = graphql(`
  query PaginateAmong($ids: [ID], $after: String) {
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
 * Search results, most relevant first. A cursor would compare dates and lose posts, so each request excludes the ids seen so far.
 */
export const SEARCH_IDS_QUERY = graphql(`
  query PaginateSearch($words: String!, $seen: [ID]) {
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
        isRestricted
        ... on WithAcfSeo {
          seo {
            noindex
          }
        }
      }
    }
  }
`);
