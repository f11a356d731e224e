import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from '../Section/Section';
import { Statistics } from '../Statistics/Statistics';
import { useSite } from '../site-context';
import * as PageSection from '../PageSection/PageSection.styles';

const Accreditations = styled.ul`
  margin-top: var(--space-6);
  li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
    font-weight: 600;
  }
`;

export interface IntroductionProps {
  /** The facilities' accrediting bodies, by name only, because their seals need a license. */
  accreditations: string[];
  children: ReactNode;
}

/** A text about the brand, beside its figures and accreditations. */
export function Introduction({ accreditations, children }: IntroductionProps) {
  return (
    <Section label={`About ${useSite().shortName}`}>
      <PageSection.Columns>
        {children}
        <aside>
          <Statistics />
          {accreditations.length > 0 && (
            <Accreditations className="plain-list">
              {accreditations.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Accreditations>
          )}
        </aside>
      </PageSection.Columns>
    </Section>
  );
}
