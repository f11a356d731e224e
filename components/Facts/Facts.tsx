import styled from 'styled-components';
import { Fragment, type ReactNode } from 'react';
import { media } from '@footbridge/shared/breakpoints';

const Root = styled.dl`
  align-self: start;
  font-size: var(--text-sm);
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-5);
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-line);
  }
  dt,
  dd:only-of-type {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  dd {
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  address span {
    display: block;
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    font-weight: 600;
  }
  ${media.desktop} {
    > div {
      display: block;
    }
  }
`;

export interface Fact {
  name: string;
  values: ReactNode[];
}

/** A list of names and values. Renders nothing if it is empty. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ values }) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <Root>
      {known.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value, i) => (
            <Fragment key={typeof value === 'string' ? value : i}>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </div>
      ))}
    </Root>
  );
}
