import { Island } from '../Island/Island';
import { useIsFirst } from '../Prose/contexts';
import { Section } from '../Section/Section';
import { PayerFinder } from './PayerFinder.island';
import * as S from './PayerList.styles';

export interface PayerListProps {
  heading: string;
  /** Of the insurers in the network. */
  names: readonly string[];
}

/** The insurers in the network, and a field that finds one, once a page. */
export function PayerList({ heading, names }: PayerListProps) {
  const isFirst = useIsFirst('payer-finder');
  return (
    <Section title={heading} sentence="A plan that is not listed may still pay part of the cost.">
      {isFirst && <Island name="PayerFinder" when="touch" of={PayerFinder} props={{}} />}
      <S.List className="plain-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </S.List>
    </Section>
  );
}
