import styled from 'styled-components';
import { useSite } from '../site-context';

const Root = styled.dl`
  /* As many beside each other as there is room for. */
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-5) var(--space-7);
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  dd {
    color: var(--color-brand);
    font: var(--weight-heading) var(--text-3xl)/1.1 var(--font-heading);
    font-variant-numeric: lining-nums;
  }
`;

/** The brand's statistics. */
export function Statistics() {
  return (
    <Root>
      {useSite().statistics.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
