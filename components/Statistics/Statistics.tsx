import { useSite } from '../site-context';
import * as S from './Statistics.styles';

/** The brand's statistics. */
export function Statistics() {
  return (
    <S.Root>
      {useSite().statistics.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </S.Root>
  );
}
