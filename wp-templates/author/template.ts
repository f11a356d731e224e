import { graphql } from '@/gql';
import { decode } from '@footbridge/shared/decode';
import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { profile } from '../shared/structured-data/people';

/** A WordPress user; WPGraphQL returns only users with posts. */
const AUTHOR_QUERY = graphql(`
  query GetAuthor($id: ID!, $isKnown: Boolean!, $ids: [ID]) {
    user(id: $id, idType: DATABASE_ID) @include(if: $isKnown) {
      databaseId
      name
      description
    }
    ...ArchivePosts
  }
`);

/** `/author/jane-doe/` → "Jane Doe". */
function nameInAddress(base: string): string {
  const slug = base.split('/').findLast(Boolean) ?? '';
  // Invalid percent-encoding is used unchanged.
  return decode(slug, slug)
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** WPGraphQL returns no user without posts; the name then comes from the URL. */
export const authorTemplate = defineTemplate({
  query: AUTHOR_QUERY,
  variables: (seedNode, address) => ({
    id: seedId(seedNode),
    isKnown: seedNode.databaseId !== undefined,
    ids: archiveIds(address),
  }),
  transform: ({ user, archivePosts }, tools, address) => {
    if (!user && !address.archive) return null;
    // WordPress's answers have entities in users' names, unlike in terms' names.
    const title = tools.text(user?.name ?? address.objectName) || nameInAddress(address.archive?.base ?? address.path);
    return listing({ eyebrow: 'Articles by', title, summary: user?.description }, archivePosts, tools, address);
  },
  View: ListingPage,
  describe: ({ title, trail, description, posts, paging }, setting) =>
    profile(
      { title, trail },
      { '@type': 'Person', name: title, ...(description && paging.page === 1 && { description }) },
      posts,
      { ...setting, path: paging.base },
    ),
});
