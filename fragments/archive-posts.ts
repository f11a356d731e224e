import { graphql } from '@/gql';

/**
 * The posts of an archive's page, by the ids that the walk over the archive found. Operations declare `$ids: [ID]`.
 * Without content types given, WPGraphQL looks through all public ones; attachments alone never come, because their
 * status is `inherit`. An empty list must not be sent: WordPress then answers with everything.
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
