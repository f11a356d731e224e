import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** Questions that open: WordPress's Details blocks. */
export const questions = defineBlock({
  attributes: blockAttributes['footbridge/questions'],
  Block: ({ attributes: { heading }, children }) => (
    <Section title={heading} tone="soft" isBeside>
      {children}
    </Section>
  ),
});
