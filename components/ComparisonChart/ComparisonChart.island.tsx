import { Button } from '../Button/Button';
import { Choices } from './Choices';
import { isEmptyChoice, useChoice } from './choice';
import { Share } from './Share';
import { Table } from './Table';
import * as S from './ComparisonChart.styles';
import type { ChartView, ComparisonView } from './views';

const shownOf = (chosen: string[], all: number): string => `${chosen.length || all} of ${all}`;

/**
 * Compares the brand's facilities: treatment and amenities (specification, section 2). The HTML has both tables in full; selecting,
 * sharing and printing need script.
 */
export function ComparisonChart(view: ComparisonView) {
  const { facilities } = view;
  const charts = view.charts.filter(({ services }) => services.length > 0);
  const { choice, isShared, choose, clear } = useChoice(view);
  const isAll = isEmptyChoice(choice);
  const services = (ids: ChartView[]): number =>
    ids.reduce((sum, chart) => sum + (choice[chart.id].length || chart.services.length), 0);
  return (
    <S.Root data-tone="close" aria-label="Facilities compared">
      <S.Tools data-no-print="">
        {isShared && <S.Shared>You are looking at a comparison that someone shared.</S.Shared>}
        <Choices {...view} choice={choice} choose={choose} />
        <S.Actions>
          <Share choice={choice} />
          <Button theme="tertiary" size="small" onClick={() => window.print()}>
            Print
          </Button>
          {!isAll && (
            <Button theme="blank" size="small" onClick={clear}>
              Show everything
            </Button>
          )}
        </S.Actions>
        <p className="visually-hidden" role="status">
          {!isAll &&
            `Shown: ${shownOf(choice.facilities, facilities.length)} facilities, ${services(charts)} services.`}
        </p>
      </S.Tools>
      {charts.map((chart) => (
        <Table
          key={chart.id}
          {...chart}
          facilities={facilities}
          chosen={choice[chart.id]}
          chosenFacilities={choice.facilities}
        />
      ))}
    </S.Root>
  );
}
