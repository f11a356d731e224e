import { FacilitiesSection } from '@/components/FacilityList/FacilitiesSection';
import { blockAttributes } from '@/gql/blocks';
import { stateOf } from '@/site-config/states';
import { facilityCards, leadingCards, openDetails } from '@/wp-templates/shared/facilities';
import { mapPlace } from '@/wp-templates/shared/map';
import { defineBlock } from '../define-block';

/** Whether two texts name the same state, by its name or its letters. */
const isSameState = (one: string, other: string | null | undefined): boolean =>
  (stateOf(one)?.abbreviation ?? one.trim()) === (stateOf(other ?? '')?.abbreviation ?? other?.trim());

/** The brand's facilities, all or those of a state, as a list and on a map. */
export const facilities = defineBlock({
  attributes: blockAttributes['footbridge/facilities'],
  needs: () => ({ facilities: true }),
  data(answer, { state, number, layout, map }, tools) {
    const nodes = (answer.facilities?.nodes ?? []).flatMap((node) =>
      node && (!state.trim() || isSameState(state, openDetails(node)?.state)) ? node : [],
    );
    const all = facilityCards(nodes, tools);
    const cards = layout === 'rows' ? all.slice(0, number || undefined) : leadingCards(all, number);
    if (cards.length === 0) return null;
    const places = cards.flatMap(({ id, name, url }) => {
      const node = nodes.find(({ databaseId }) => databaseId === id);
      return (map && node && mapPlace(openDetails(node), name, url)) || [];
    });
    return { cards, places };
  },
  facts: ({ cards }) => ({ facilities: cards }),
  Block: ({ attributes: { heading, layout, more }, data: { cards, places } }) => (
    <FacilitiesSection heading={heading} facilities={cards} isRows={layout === 'rows'} places={places} hasMore={more} />
  ),
});
