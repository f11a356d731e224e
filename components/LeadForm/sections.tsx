import { Button } from '../Button/Button';
import { Island } from '../Island/Island';
import { useIsFirst } from '../Prose/contexts';
import { Section, type SectionProps } from '../Section/Section';
import { InsuranceCheck } from './InsuranceCheck/InsuranceCheck.island';
import { CallbackForm, FacilityQuestion } from './LeadForm.island';

import type { ReactNode } from 'react';
import type { FormName } from '@footbridge/shared/forms/names';

interface FirstFormProps {
  form: FormName;
  /** Where a page has the form already; the first one's place without it. */
  href?: string | null;
  /** The link's text. */
  label: string;
  /** The form. */
  children: ReactNode;
}

/** A lead form, once a page: its ids, draft and history entries are by its name. Further ones are links to the first. */
export function FirstForm({ form, href, label, children }: FirstFormProps) {
  if (useIsFirst(form)) return children;
  return (
    <p>
      <Button href={href || `#${form}-form`}>{label}</Button>
    </p>
  );
}

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

export interface FacilityQuestionView {
  name: string;
  /** Of the facility's page; none for a question to the brand. */
  slug?: string;
  url?: string | null;
}

/** The form for a question to a facility, or to the brand, as a band or a part of a text. */
export function FacilityQuestionSection({ name, slug, url }: FacilityQuestionView) {
  return (
    <Section tone="soft">
      <FirstForm form="facility-question" href={url && `${url}#facility-question-form`} label={`Ask about ${name}`}>
        <Island name="FacilityQuestion" when="visible" of={FacilityQuestion} props={{ slug, name }} />
      </FirstForm>
    </Section>
  );
}

/** The form that checks insurance coverage, as a band or a part of a text. */
export function InsuranceSection() {
  return (
    <Section tone="close">
      <FirstForm form="insurance" label="Check my insurance">
        <Island name="InsuranceCheck" when="visible" of={InsuranceCheck} props={{}} />
      </FirstForm>
    </Section>
  );
}
