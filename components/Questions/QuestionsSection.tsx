import type { ReactNode } from 'react';
import { Section } from '../Section/Section';

/** Questions that open, beside their heading where there is room. */
export function QuestionsSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section title={heading} tone="soft" isBeside>
      {children}
    </Section>
  );
}
