import { Island } from '../Island/Island';
import { Section } from '../Section/Section';
import { FirstForm } from './FirstForm';
import { InsuranceCheck } from './InsuranceCheck/InsuranceCheck.island';

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
