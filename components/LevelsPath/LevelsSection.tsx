import { Section } from '../Section/Section';
import { LevelsPath } from './LevelsPath';

export interface LevelsSectionProps {
  heading: string;
  sentence: string;
}

/** The levels of care under a heading. */
export function LevelsSection({ heading, sentence }: LevelsSectionProps) {
  return (
    <Section title={heading} sentence={sentence} tone="soft">
      <LevelsPath />
    </Section>
  );
}
