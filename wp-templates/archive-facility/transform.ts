import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { Place } from '@/components/FacilityMap/places';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { GetFacilitiesQuery } from '@/gql/graphql';
import { isListed } from '@/shared/listed';
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

/** Transforms the facilities' archive, in WordPress's order. */
export function transformFacilities(
  { archivePosts }: GetFacilitiesQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FacilitiesView> {
  const nodes = archiveNodes(archivePosts, address);
  const facilities = nodes.flatMap((node) => ('facilityDetails' in node && isListed(node) ? node : []));
  const cards = facilities.map((node) => facilityCard(node, tools));
  const places = facilities.flatMap(
    (node) => mapPlace(node.facilityDetails, plainTitle(node.title, tools), tools.link(node.uri)) ?? [],
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
