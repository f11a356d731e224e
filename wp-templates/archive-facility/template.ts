import { graphql } from '@/gql';
import { defineTemplate } from '../shared/define-template';
import { facilityOfList } from '../shared/structured-data/facility';
import { partRef } from '../shared/structured-data/ids';
import { asItem, itemList } from '../shared/structured-data/lists';
import { FacilitiesPage } from './View';
import { isListed } from '@footbridge/shared/listed';
import { milesInWords } from '@footbridge/shared/miles';
import { facilityCard } from '../shared/facilities';
import { FACILITIES_ARCHIVE } from '@/components/FacilityList/archive';
import { archiveIds, archiveNodes, pagedFacts, paging } from '../shared/listing';
import { mapPlace } from '../shared/map';
import { pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';
import { byDistance, nearbyView } from './nearby';

/** ArchivePosts with the fields of a facility's card. */
const FACILITIES_QUERY = graphql(`
  query GetFacilities($ids: [ID]) {
    archivePosts: contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        __typename
        databaseId
        ...FacilityCardFields
        ... on FootbridgeFacility {
          facilityDetails: footbridgeFacilityDetails {
            latitude
            longitude
          }
        }
      }
    }
  }
`);

/** The facilities' archive, in WordPress's order or by distance. */
export const facilitiesTemplate = defineTemplate({
  query: FACILITIES_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: ({ archivePosts }, tools, address) => {
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
  },
  View: FacilitiesPage,
  describe: ({ facilities }, { site, path }) => ({
    type: 'CollectionPage',
    share: 'website',
    title: FACILITIES_ARCHIVE.title,
    trail: [],
    ...(facilities.length > 0 && {
      mainEntity: partRef(site, path, 'list'),
      nodes: [itemList(site, path, facilities.map(asItem)), ...facilities.map((card) => facilityOfList(site, card))],
    }),
  }),
});
