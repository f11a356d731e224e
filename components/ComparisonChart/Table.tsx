import type { CSSProperties } from 'react';
import { Link } from '../Link/Link';
import * as S from './ComparisonChart.styles';
import type { Answer, ChartView, ComparedFacilityView } from './views';

const WORDS: Record<Answer, string> = { yes: 'Yes', no: 'No', unknown: 'Ask us' };
const SIGNS: Record<Answer, string> = { yes: '✓', no: '–', unknown: '?' };

export const TITLES: Record<ChartView['id'], string> = { treatment: 'Treatment', amenities: 'Amenities' };

function Head({ facility: { name, url, town, phone } }: { facility: ComparedFacilityView }) {
  return (
    <th scope="col">
      {url ? <Link href={url}>{name}</Link> : name}
      {town && <S.Town>{town}</S.Town>}
      {phone && <S.Phone>{phone.display}</S.Phone>}
    </th>
  );
}

export interface TableProps extends ChartView {
  facilities: ComparedFacilityView[];
  /** Keys of the selected services; empty for all. */
  chosen: string[];
  chosenFacilities: string[];
}

/** A chart: services in rows, facilities in columns. */
export function Table({ id, services, facilities, chosen, chosenFacilities }: TableProps) {
  const columns = facilities
    .map((facility, column) => ({ facility, column }))
    .filter(({ facility }) => chosenFacilities.length === 0 || chosenFacilities.includes(facility.key));
  const rows = services.filter(({ key }) => chosen.length === 0 || chosen.includes(key));
  const style: CSSProperties & { '--columns': number } = { '--columns': columns.length };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <S.Scroll role="region" aria-label={TITLES[id]} tabIndex={0}>
      <table style={style}>
        <caption>
          <h2>{TITLES[id]}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Service</span>
            </th>
            {columns.map(({ facility }) => (
              <Head key={facility.key} facility={facility} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, answers }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map(({ facility, column }) => {
                const said = answers[column] ?? 'unknown';
                return (
                  <td key={facility.key} data-answer={said}>
                    <span aria-hidden>{SIGNS[said]}</span> {WORDS[said]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroll>
  );
}
