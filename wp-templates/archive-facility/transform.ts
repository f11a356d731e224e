import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { Place } from '@/components/FacilityMap/places';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { GetFacilitiesQuery } from '@/gql/graphql';
import { isListed } from '@/shared/listed';
import { milesInWords } from '@/shared/miles';
import { facilityCard } from '../shared/facilities';
import { FACILITIES_ARCHIVE } from '../shared/facilities-archive';
import { archiveNodes, pagedFacts, paging } from '../shared/listing';
import { mapPlace } from '../shared/map';
import { pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';
import { byDistance, nearbyView, type NearbyView } from './nearby';

export interface FacilitiesView {
  title: string;
  facilities: FacilityCardView[];
  /** This page's facilities with coordinates. */
  places: Place[];
  paging: PagingView;
  /** Null: the archive, in WordPress's order. */
  nearby: NearbyView | null;
}

/** Transforms the facilities' archive, in WordPress's order or by distance. */
export function transformFacilities(
  { archivePosts }: GetFacilitiesQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FacilitiesView> {
  const { nearby } = address;
  const nodes = archiveNodes(archivePosts, address);
  const listed = nodes.flatMap((node) => ('facilityDetails' in node && isListed(node) ? node : []));
  const facilities = byDistance(listed, nearby);
  const cards = facilities.map(({ node, miles }) => ({
    ...facilityCard(node, tools),
    // A list by distance is short lines, so that the first one is on the first screen.
    ...(nearby?.from && { picture: null }),
    ...(miles !== null && { distance: milesInWords(miles) }),
  }));
  const places = facilities.flatMap(
    ({ node }) => mapPlace(node.facilityDetails, plainTitle(node.title, tools), tools.link(node.uri)) ?? [],
  );
  const towns = [...new Set(cards.flatMap((card) => card.town || []))].join('; ');
  const summary = towns
    ? `Treatment centers and offices in ${towns}: addresses, phone numbers and what each offers.`
    : null;
  const title = nearby?.from ? `${FACILITIES_ARCHIVE.title} by distance` : FACILITIES_ARCHIVE.title;
  const view = nearbyView(nearby, facilities[0]?.miles ?? null);
  const facts = { title: view?.error ? `Not sorted: ${title}` : title, summary, seo: view && { noindex: true } };
  return {
    page: pageInfo(pagedFacts(facts, address), tools),
    view: {
      title,
      facilities: cards,
      places,
      paging: paging(address),
      nearby: view,
    },
  };
}
