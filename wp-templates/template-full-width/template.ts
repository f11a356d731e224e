import { pageParts } from '../page/template';
import { ArticlePage } from '../shared/ArticlePage';
import { defineTemplate } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { describeText } from '../shared/structured-data/articles';

/** The page template "Full Width", for wide tables and charts. */
export const fullWidthTemplate = defineTemplate({
  query: pageParts.query,
  variables: pageParts.variables,
  transform: ({ page }, tools, address) => {
    const result = pageArticle(page, tools, address);
    return result && { page: result.page, view: { ...result.view, isWide: true } };
  },
  View: ArticlePage,
  describe: (view, setting) => describeText(view, setting),
});
