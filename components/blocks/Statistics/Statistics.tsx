import { Section } from '@/components/Section/Section';
import { Statistics } from '@/components/Statistics/Statistics';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The brand's figures. */
export const statistics = defineBlock({
  attributes: blockAttributes['footbridge/statistics'],
  Block: () => (
    <Section tone="soft">
      <Statistics />
    </Section>
  ),
});
