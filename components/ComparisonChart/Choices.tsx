import type { FilterPart } from '@footbridge/browser/filters/filters';
import { TITLES } from './Table';
import * as S from './ComparisonChart.styles';
import type { Choice, ComparisonView } from './views';

interface PartProps {
  part: FilterPart;
  legend: string;
  options: { key: string; name: string }[];
  chosen: string[];
  choose: (part: FilterPart, key: string, isChosen: boolean) => void;
}

function Part({ part, legend, options, chosen, choose }: PartProps) {
  if (options.length === 0) return null;
  return (
    <S.Part>
      <legend>{legend}</legend>
      {options.map(({ key, name }) => (
        <label key={key}>
          <input
            type="checkbox"
            name={part}
            value={key}
            checked={chosen.includes(key)}
            onChange={({ target }) => choose(part, key, target.checked)}
          />
          {name}
        </label>
      ))}
    </S.Part>
  );
}

export interface ChoicesProps extends ComparisonView {
  choice: Choice;
  choose: PartProps['choose'];
}

/** Checkboxes that filter the charts at once. */
export function Choices({ facilities, charts, choice, choose }: ChoicesProps) {
  return (
    <S.Choices>
      <summary>Choose what to compare</summary>
      <p>Check what matters to you. If nothing is checked, everything is shown.</p>
      <Part part="facilities" legend="Facilities" options={facilities} chosen={choice.facilities} choose={choose} />
      {charts.map(({ id, services }) => (
        <Part key={id} part={id} legend={TITLES[id]} options={services} chosen={choice[id]} choose={choose} />
      ))}
    </S.Choices>
  );
}
