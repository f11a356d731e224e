import { ComparisonChart } from '@/components/ComparisonChart/ComparisonChart.island';
import { Island } from '@/components/Island/Island';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { CompareFacilitiesView as View } from './transform';

/** The comparison charts and the page's text. */
export default function CompareFacilitiesView({ template, view }: ViewProps<View>) {
  const { comparison } = view;
  return (
    <ArticlePage
      template={template}
      view={view}
      first={comparison && <Island name="ComparisonChart" when="visible" of={ComparisonChart} props={comparison} />}
    />
  );
}
