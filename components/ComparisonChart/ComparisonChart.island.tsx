import { Button } from '../Button/Button';
import { Choices } from './Choices';
import { isEmptyChoice } from './link';
import { Share } from './Share';
import { Table } from './Table';
import { useChoice } from './use-choice';
import type { ChartView, ComparisonView } from './views';

const shownOf = (chosen: string[], all: number): string => `${chosen.length || all} of ${all}`;

/**
 * The brand's facilities side by side: treatment and amenities (specification, section 2). Both tables stand whole in the
 * HTML; choosing, sharing and printing come with the script.
 */
export function ComparisonChart(view: ComparisonView) {
  const { facilities } = view;
  const charts = view.charts.filter(({ services }) => services.length > 0);
  const { choice, isShared, choose, clear } = useChoice(view);
  const isAll = isEmptyChoice(choice);
  const services = (ids: ChartView[]): number => ids.reduce((sum, chart) => sum + (choice[chart.id].length || chart.services.length), 0);
  return (
    <section className="comparison-chart page-section" data-tone="close" aria-label="Facilities compared">
      <div className="comparison-chart-tools" data-no-print="">
        {isShared && <p className="comparison-chart-shared">You are looking at a comparison that somebody shared.</p>}
        <Choices {...view} choice={choice} choose={choose} />
        <div className="comparison-chart-actions">
          <Share choice={choice} />
          <Button theme="tertiary" size="small" onClick={() => window.print()}>
            Print
          </Button>
          {!isAll && (
            <Button theme="blank" size="small" onClick={clear}>
              Show everything
            </Button>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {!isAll && `Shown: ${shownOf(choice.facilities, facilities.length)} facilities, ${services(charts)} services.`}
        </p>
      </div>
      {charts.map((chart) => (
        <Table key={chart.id} {...chart} facilities={facilities} chosen={choice[chart.id]} chosenFacilities={choice.facilities} />
      ))}
    </section>
  );
}
