import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { Place } from '@/components/FacilityMap/places';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { FacilityCardFieldsFragment, GetFacilitiesQuery } from '@/gql/graphql';
import { facilityCard } from '../shared/facilities';
import { FACILITIES_ARCHIVE } from '../shared/facilities-archive';
import { archiveNodes, pagedFacts, paging } from '../shared/listing';
import { mapPlace } from '../shared/map';
import { pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';

export interface FacilitiesView {
  facilities: FacilityCardView[];
  /** This page's facilities with coordinates. */
  places: Place[];
  paging: PagingView;
}

/** Returns a facility's card; for a protected one only its title. */
function listedCard(node: FacilityCardFieldsFragment, tools: TransformTools): FacilityCardView {
  const card = facilityCard(node, tools);
  return node.isRestricted ? { ...card, name: `Protected: ${card.name}`, summary: '', picture: null } : card;
}

/** Transforms the facilities' archive, in WordPress's order. */
export function transformFacilities(
  { archivePosts }: GetFacilitiesQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FacilitiesView> {
  const nodes = archiveNodes(archivePosts, address);
  const facilities = nodes.flatMap((node) => ('facilityDetails' in node ? node : []));
  const cards = facilities.map((node) => listedCard(node, tools));
  // Protected facilities are not on the map, although WordPress returns their coordinates.
  const places = facilities.flatMap((node) =>
    node.isRestricted
      ? []
      : (mapPlace(node.facilityDetails, plainTitle(node.title, tools), tools.link(node.uri)) ?? []),
  );
  const towns = [...new Set(cards.flatMap((card) => card.town || []))].join('; ');
  const summary = towns
    ? `Treatment centers and offices in ${towns}: addresses, phone numbers and what each offers.`
    : null;
  return {
    page: pageInfo(pagedFacts({ title: FACILITIES_ARCHIVE.title, summary }, address), tools),
    view: { facilities: cards, places, paging: paging(address) },
  };
}
