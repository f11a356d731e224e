import { PromoCards } from '@/components/PromoCards/PromoCards';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** The brand's promotions. */
export const promotionCards = defineBlock({
  attributes: blockAttributes['footbridge/promotion-cards'],
  Block: ({ attributes: { from, number } }) => (
    <Section>
      <PromoCards from={from} count={number} />
    </Section>
  ),
});
