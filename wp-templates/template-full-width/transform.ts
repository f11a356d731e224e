import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetPageQuery } from '@/gql/graphql';
import type { ArticleView } from '../shared/article';
import { pageArticle } from '../shared/page-article';

/** Transforms the page template "Full Width", for wide tables and charts. */
export function transformFullWidth(
  { page }: GetPageQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ArticleView> | null {
  const result = pageArticle(page, tools, address);
  return result && { page: result.page, view: { ...result.view, isWide: true } };
}
