import { Section } from '../Section/Section';
import type { ContributorView } from './ContributorCard';
import { ContributorList } from './ContributorList';

export interface PeopleSectionProps {
  heading: string;
  people: readonly ContributorView[];
}

/** People under a heading. */
export function PeopleSection({ heading, people }: PeopleSectionProps) {
  return (
    <Section title={heading}>
      <ContributorList people={people} />
    </Section>
  );
}
