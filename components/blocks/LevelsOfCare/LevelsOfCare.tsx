import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The brand's levels of care. */
export const levelsOfCare = defineBlock({
  attributes: blockAttributes['footbridge/levels-of-care'],
  Block: ({ attributes: { heading, sentence } }) => (
    <Section title={heading} sentence={sentence} tone="soft">
      <LevelsPath />
    </Section>
  ),
});
