import { blockAttributes } from '@/gql/blocks';
import { FacilityCard } from '@/components/FacilityCard/FacilityCard';
import { facilityCard as cardOf } from '@/wp-templates/shared/facilities';
import { defineBlock } from '../define-block';
import * as S from './FacilityCard.styles';

/** A chosen facility's card. */
export const facilityCard = defineBlock({
  attributes: blockAttributes['footbridge/facility-card'],
  needs: ({ facility }) => (facility > 0 ? { facilities: [facility] } : {}),
  data(answer, { facility }, tools) {
    const node = answer.facilities?.nodes.find((one) => one?.databaseId === facility);
    return node ? cardOf(node, tools) : null;
  },
  facts: (card) => ({ facilities: [card] }),
  Block: ({ data }) => (
    <S.Root>
      <FacilityCard facility={data} />
    </S.Root>
  ),
});
