import { graphql } from '@/gql';

/** A page, for all page templates. */
export const PAGE_FIELDS = graphql(`
  fragment PageFields on Page {
    __typename
    databaseId
    uri
    title
    content
    date
    modified
    contentTypeName
    isRestricted
    hasPassword
    ...VisitFields
    commentCount
    commentStatus
    comments(first: 100, where: { order: DESC, orderby: COMMENT_DATE }) {
      nodes {
        ...CommentFields
      }
    }
    featuredImage {
      node {
        ...MediaFields
      }
    }
    ancestors(first: 10) {
      nodes {
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
    children(first: 20) {
      nodes {
        ...RelatedFields
      }
    }
    treatmentTopics: footbridgeTreatmentTopics(first: 3) {
      nodes {
        databaseId
        contentNodes(first: 20) {
          nodes {
            ...RelatedFields
          }
        }
      }
    }
    pageSettings: footbridgePageSettings {
      ...RelatedTagsFields
      ...SchemaTextFields
    }
    bylineInfo: footbridgeBylineInfo {
      ...BylineFields
    }
    seo: footbridgeSeo {
      ...SeoFields
    }
  }
`);
