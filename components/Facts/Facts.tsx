import { Fragment, type ReactNode } from 'react';
import * as S from './Facts.styles';

export interface Fact {
  name: string;
  values: ReactNode[];
}

/** A list of names and values. Renders nothing if it is empty. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ values }) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <S.Root>
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
    </S.Root>
  );
}
