import { graphql } from '@/gql';

/**
 * The posts of an archive's page, by id. Operations declare `$ids: [ID]`. Without content types WPGraphQL searches all public
 * ones, but returns no attachments, because their status is `inherit`. Don't send an empty list: WordPress returns everything.
 */
export const ARCHIVE_POSTS = graphql(`
  fragment ArchivePosts on RootQuery {
    archivePosts: contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        ...PostCardFields
      }
    }
  }
`);
