import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { Answer, ChartView, ComparedFacilityView, ComparisonView } from '@/components/ComparisonChart/views';
import type { ComparedFacilityFieldsFragment } from '@/gql/graphql';
import { facilitiesOfKey } from '@/site-config/facilities';
import { phoneView, townLine } from './facilities';
import { AMENITIES, labels, TREATMENTS } from './facility-labels';
import { plainTitle } from './text';

type Node = ComparedFacilityFieldsFragment;

/** Returns a name without case, punctuation and spaces. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns a facility's name in the charts: its chartFacName, matched by site key and name (decisions, "Content"), else its title. */
export function chartName(siteKey: string | null | undefined, title: string): string {
  const entry = facilitiesOfKey(siteKey?.trim().toUpperCase() ?? '').find(
    ({ chartFacName }) => normalizeName(chartFacName) === normalizeName(title),
  );
  return entry?.chartFacName ?? title;
}

function comparedFacility(node: Node, tools: TransformTools): ComparedFacilityView {
  const details = node.facilityDetails;
  return {
    key: node.slug || String(node.databaseId),
    name: chartName(details?.siteKey, plainTitle(node.title, tools)),
    url: tools.link(node.uri),
    town: townLine(details),
    phone: phoneView(details?.phone),
  };
}

type Offered = readonly (string | null)[] | null | undefined;

/** Returns 'unknown' for a field without any choice, which WordPress does not distinguish from an empty one. */
function answer(offered: Offered, service: string): Answer {
  if (!offered?.some(Boolean)) return 'unknown';
  return offered.includes(service) ? 'yes' : 'no';
}

/** Returns a chart of the services that a facility offers, in the model's order; unknown ones last. */
function chart(id: ChartView['id'], offers: Offered[], names: Record<string, string>): ChartView {
  const offered = new Set(offers.flatMap((keys) => (keys ?? []).flatMap((key) => key || [])));
  const known = Object.keys(names).filter((key) => offered.has(key));
  const others = [...offered].filter((key) => !Object.hasOwn(names, key)).toSorted();
  const keys = [...known, ...others];
  return {
    id,
    services: keys.map((key) => ({
      key,
      name: labels([key], names)[0] ?? key,
      answers: offers.map((all) => answer(all, key)),
    })),
  };
}

/** Returns the comparison of the brand's unprotected facilities, by menu order, then by name. */
export function comparison(nodes: (Node | null)[] | null | undefined, tools: TransformTools): ComparisonView {
  const open = (nodes ?? [])
    .flatMap((node) => (node && !node.isRestricted ? node : []))
    .toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0) || (a.title ?? '').localeCompare(b.title ?? '', 'en'));
  const facilities = open.map((node) => comparedFacility(node, tools));
  const treatments = open.map((node) => node.facilityDetails?.treatments);
  const amenities = open.map((node) => node.facilityDetails?.amenities);
  return { facilities, charts: [chart('treatment', treatments, TREATMENTS), chart('amenities', amenities, AMENITIES)] };
}

/** Returns whether there is something to compare. */
export const isComparable = ({ facilities, charts }: ComparisonView): boolean =>
  facilities.length > 1 && charts.some(({ services }) => services.length > 0);
