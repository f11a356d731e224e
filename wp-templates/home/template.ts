import { graphql } from '@/gql';
import { isProtected } from '../shared/article';
import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { editorsFields } from '../shared/page-info';
import { describeListing } from '../shared/structured-data/lists';
import { titleView } from '../shared/text';

/** The posts and the posts page, if there is one. WPGraphQL returns no uri for the posts page, so it comes from the request. */
const HOME_QUERY = graphql(`
  query GetHome($pageId: ID!, $hasPage: Boolean!, $ids: [ID]) {
    ...ArchivePosts
    page(id: $pageId, idType: DATABASE_ID) @include(if: $hasPage) {
      databaseId
      title
      content
      isRestricted
      ...VisitFields
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
  }
`);

/** The list of posts. Its title is the posts page's, or "Articles". */
export const homeTemplate = defineTemplate({
  query: HOME_QUERY,
  variables: (_seedNode, address) => ({
    pageId: String(address.postsPage ?? 0),
    hasPage: address.postsPage !== null,
    ids: archiveIds(address),
  }),
  transform: ({ archivePosts, page }, tools, address) => {
    if (!page) return listing({ title: 'Articles' }, archivePosts, tools, address);
    const { databaseId: id, content: summary } = page;
    const { text: title, html: titleHtml } = titleView(page.title, tools);
    const facts = { id, title, titleHtml, summary, ...editorsFields({ seo: page.seo }, isProtected(page)) };
    return listing(facts, archivePosts, tools, address);
  },
  View: ListingPage,
  describe: describeListing,
});
