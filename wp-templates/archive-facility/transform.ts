import type { TransformResult, TransformTools } from '@/bridge/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { GetFacilitiesQuery } from '@/gql/graphql';
import { facilityCards } from '../shared/facilities';
import { otherPageInfo } from '../shared/page-info';

export interface FacilitiesView {
  facilities: FacilityCardView[];
}

/** All facilities of the brand. */
export function transformFacilities({ facilities }: GetFacilitiesQuery, tools: TransformTools): TransformResult<FacilitiesView> {
  const cards = facilityCards(facilities?.nodes, tools);
  const towns = [...new Set(cards.flatMap((card) => card.town || []))].join('; ');
  const summary = towns ? `Treatment centers and offices in ${towns}: addresses, phone numbers and what each offers.` : null;
  return { page: otherPageInfo({ uri: '/facilities/', title: 'Our facilities', summary }, tools), view: { facilities: cards } };
}
