import { Island } from '@/components/Island/Island';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The form that checks insurance coverage. */
export const insuranceCheck = defineBlock({
  attributes: blockAttributes['footbridge/insurance-check'],
  hasForm: true,
  Block: () => (
    <Section tone="close">
      <Island name="InsuranceCheck" when="visible" of={InsuranceCheck} props={{}} />
    </Section>
  ),
});
