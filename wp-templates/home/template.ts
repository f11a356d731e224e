import { isProtected } from '../shared/article';
import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { editorsFields } from '../shared/page-info';
import { describeListing } from '../shared/structured-data/lists';
import { titleView } from '../shared/text';
import { HOME_QUERY } from './query';

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
