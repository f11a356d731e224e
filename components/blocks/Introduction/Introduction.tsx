import { Introduction } from '@/components/Introduction/Introduction';
import { blockAttributes } from '@/gql/blocks';
import { accreditationNames, openDetails } from '@/wp-templates/shared/facilities';
import { defineBlock } from '../define-block';

/** A text beside the brand's figures and its facilities' accreditations. */
export const introduction = defineBlock({
  attributes: blockAttributes['footbridge/introduction'],
  needs: () => ({ facilities: true }),
  data: (answer) => ({
    accreditations: accreditationNames(
      (answer.facilities?.nodes ?? []).flatMap((node) => (node ? openDetails(node)?.accreditations : [])),
    ),
  }),
  Block: ({ data: { accreditations }, children }) => (
    <Introduction accreditations={accreditations}>{children}</Introduction>
  ),
});
