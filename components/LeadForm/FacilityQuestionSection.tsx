import { Island } from '../Island/Island';
import { Section } from '../Section/Section';
import { FirstForm } from './FirstForm';
import { FacilityQuestion } from './LeadForm.island';

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
