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
  /** Those on this page of which it is known where they are. */
  places: Place[];
  paging: PagingView;
}

/** A facility behind a password is announced as such, and nothing more is said of it. */
function listedCard(node: FacilityCardFieldsFragment, tools: TransformTools): FacilityCardView {
  const card = facilityCard(node, tools);
  return node.isRestricted ? { ...card, name: `Protected: ${card.name}`, summary: '', picture: null } : card;
}

/** The brand's facilities, in the order in which WordPress lists them here. */
export function transformFacilities(
  { archivePosts }: GetFacilitiesQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FacilitiesView> {
  const nodes = archiveNodes(archivePosts, address);
  const facilities = nodes.flatMap((node) => ('facilityDetails' in node ? node : []));
  const cards = facilities.map((node) => listedCard(node, tools));
  // A place behind a password is on no map: WordPress hands its coordinates out all the same.
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
