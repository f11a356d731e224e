import { useSite } from '../site-context';
import { Figures } from './Statistics.styles';

/** The brand in numbers. */
export function Statistics() {
  return (
    <Figures>
      {useSite().statistics.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
