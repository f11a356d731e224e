import { PAGE_QUERY } from '../page/query';
import { ArticlePage } from '../shared/ArticlePage';
import { defineTemplate, seedId } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { describeText } from '../shared/structured-data/articles';

/** The page template "Full Width", for wide tables and charts. */
export const fullWidthTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ page }, tools, address) => {
    const result = pageArticle(page, tools, address);
    return result && { page: result.page, view: { ...result.view, isWide: true } };
  },
  View: ArticlePage,
  describe: (view, setting) => describeText(view, setting),
});
