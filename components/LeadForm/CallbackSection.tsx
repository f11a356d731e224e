import type { ReactNode } from 'react';
import { Island } from '../Island/Island';
import { Section, type SectionProps } from '../Section/Section';
import { CallbackForm } from './LeadForm.island';

interface CallbackSectionProps extends Pick<SectionProps, 'tone'> {
  /** Under the form. */
  children?: ReactNode;
}

/** The callback form as a band across the page. */
export function CallbackSection({ tone = 'soft', children }: CallbackSectionProps) {
  return (
    <Section tone={tone}>
      <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
      {children}
    </Section>
  );
}
