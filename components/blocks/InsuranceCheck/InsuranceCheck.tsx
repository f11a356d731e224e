import { InsuranceSection } from '@/components/LeadForm/InsuranceSection';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The form that checks insurance coverage. */
export const insuranceCheck = defineBlock({
  attributes: blockAttributes['footbridge/insurance-check'],
  hasForm: true,
  Block: InsuranceSection,
});
