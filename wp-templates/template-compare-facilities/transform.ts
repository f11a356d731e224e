import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { ComparisonView } from '@/components/ComparisonChart/views';
import type { GetCompareFacilitiesQuery } from '@/gql/graphql';
import type { ArticleView } from '../shared/article';
import { comparison } from '../shared/comparison';
import { pageArticle } from '../shared/page-article';

export interface CompareFacilitiesView extends ArticleView {
  /** Null for fewer than two facilities, and for a protected page. */
  comparison: ComparisonView | null;
}

/** Transforms the page template "Compare Facilities". */
export function transformCompareFacilities(
  data: GetCompareFacilitiesQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<CompareFacilitiesView> | null {
  const result = pageArticle(data.page, tools, address);
  if (!result) return null;
  const compared = result.view.isProtected ? null : comparison(data.facilities?.nodes, tools);
  const isWorthIt =
    compared && compared.facilities.length > 1 && compared.charts.some(({ services }) => services.length > 0);
  return { page: result.page, view: { ...result.view, comparison: isWorthIt ? compared : null } };
}
