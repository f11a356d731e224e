import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetPageQuery } from '@/gql/graphql';
import { CONTACT_PATH } from '@/shared/forms/names';
import { site } from '@/site-config/site';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';

export interface PageView extends ArticleView {
  /** The about page shows the brand's statistics. */
  withStatistics: boolean;
  /** The contact page has the callback form. */
  withCallback: boolean;
}

/** Transforms a page with the default template. */
export function transformPage(
  { page }: GetPageQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<PageView> | null {
  const result = pageArticle(page, tools, address);
  if (!result) return null;
  const path = tools.link(page?.uri);
  return {
    page: result.page,
    view: {
      ...result.view,
      withStatistics: path === site.aboutPath,
      withCallback: path === CONTACT_PATH && !result.view.isProtected,
    },
  };
}
