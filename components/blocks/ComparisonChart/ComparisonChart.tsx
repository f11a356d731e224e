import { ComparisonChart } from '@/components/ComparisonChart/ComparisonChart.island';
import { Island } from '@/components/Island/Island';
import { blockAttributes } from '@/gql/blocks';
import { comparison, isComparable } from '@/wp-templates/shared/comparison';
import { defineBlock } from '../define-block';

/** Compares facilities: their treatment, their amenities, or both. */
export const comparisonChart = defineBlock({
  attributes: blockAttributes['footbridge/comparison-chart'],
  needs: () => ({ comparison: true }),
  data(answer, { chart, facilities }, tools) {
    const nodes = (answer.compared?.nodes ?? []).filter(
      (node) => facilities.length === 0 || (node && facilities.includes(node.databaseId)),
    );
    const compared = comparison(nodes, tools);
    const charts = compared.charts.filter(({ id }) => chart === 'both' || id === chart);
    const view = { ...compared, charts };
    return isComparable(view) ? view : null;
  },
  Block: ({ data }) => <Island name="ComparisonChart" when="visible" of={ComparisonChart} props={data} />,
});
