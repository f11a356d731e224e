import { LevelsSection } from '@/components/LevelsPath/LevelsSection';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The brand's levels of care. */
export const levelsOfCare = defineBlock({
  attributes: blockAttributes['footbridge/levels-of-care'],
  Block: ({ attributes: { heading, sentence } }) => <LevelsSection heading={heading} sentence={sentence} />,
});
