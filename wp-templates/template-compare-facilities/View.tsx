import { ComparisonChart } from '@/components/ComparisonChart/ComparisonChart.island';
import { Island } from '@/components/Island/Island';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import type { ComparisonView } from '@/components/ComparisonChart/views';
import type { ViewProps } from '../shared/define-template';

export interface CompareFacilitiesView extends ArticleView {
  /** Null for fewer than two facilities, and for a protected page. */
  comparison: ComparisonView | null;
}

/** The comparison charts and the page's text. */
export function CompareFacilitiesPage({ template, view }: ViewProps<CompareFacilitiesView>) {
  const { comparison } = view;
  return (
    <ArticlePage
      template={template}
      view={view}
      first={comparison && <Island name="ComparisonChart" when="visible" of={ComparisonChart} props={comparison} />}
    />
  );
}
