import styled from 'styled-components';
import { blockAttributes } from '@/gql/blocks';
import { FacilityCard } from '@/components/FacilityCard/FacilityCard';
import { facilityCard as cardOf } from '@/wp-templates/shared/facilities';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

const Root = styled(Spaced)`
  max-width: 30rem;
`;

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
    <Root>
      <FacilityCard facility={data} />
    </Root>
  ),
});
