import type { ReactNode } from 'react';
import { Accreditation } from '../Accreditation/Accreditation';
import { Section } from '../Section/Section';
import { Statistics } from '../Statistics/Statistics';
import { useSite } from '../site-context';
import * as PageSection from '../PageSection/PageSection.styles';

export interface IntroductionProps {
  /** The facilities' accrediting bodies. */
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
          {accreditations.length > 0 && <Accreditation names={accreditations} />}
        </aside>
      </PageSection.Columns>
    </Section>
  );
}
