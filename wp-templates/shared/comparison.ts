import type { TransformTools } from '@/bridge/wordpress/types';
import type { Answer, ChartView, ComparedFacilityView, ComparisonView } from '@/components/ComparisonChart/views';
import type { ComparedFacilityFieldsFragment } from '@/gql/graphql';
import { facilitiesOfKey } from '@/site-config/facilities';
import { phoneView, townLine } from './facilities';
import { AMENITIES, labels, TREATMENTS } from './facility-labels';
import { plainTitle } from './text';

type Node = ComparedFacilityFieldsFragment;

/** A name as it is compared: case, signs and spaces do not count. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What a facility is called in the charts: its chartFacName, matched by site key and name (decisions, "Content"); its page's title without one. */
export function chartName(siteKey: string | null | undefined, title: string): string {
  const entry = facilitiesOfKey(siteKey?.trim().toUpperCase() ?? '').find(
    ({ chartFacName }) => bare(chartFacName) === bare(title),
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

/** A field without a single choice was not filled in: WordPress tells no difference, and "No" would be a claim. */
function answer(offered: Offered, service: string): Answer {
  if (!offered?.some(Boolean)) return 'unknown';
  return offered.includes(service) ? 'yes' : 'no';
}

/** The services that at least one facility offers, in the model's order; what the model does not know yet, behind them. */
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

/** The brand's facilities side by side: those without a password, in the order of the page attributes, then by name. */
export function comparison(nodes: (Node | null)[] | null | undefined, tools: TransformTools): ComparisonView {
  const open = (nodes ?? [])
    .flatMap((node) => (node && !node.isRestricted ? node : []))
    .toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0) || (a.title ?? '').localeCompare(b.title ?? '', 'en'));
  const facilities = open.map((node) => comparedFacility(node, tools));
  const treatments = open.map((node) => node.facilityDetails?.treatments);
  const amenities = open.map((node) => node.facilityDetails?.amenities);
  return { facilities, charts: [chart('treatment', treatments, TREATMENTS), chart('amenities', amenities, AMENITIES)] };
}
