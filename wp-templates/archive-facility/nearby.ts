import type { NearbyProblem, RequestedNearby } from '@footbridge/bridge/wordpress/types';
import { milesBetween, milesInWords, type Point } from '@footbridge/shared/miles';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';
import { site } from '@/site-config/site';
import { coordinates } from '../shared/map';

/** A facility of another brand is named if it is this much closer. */
const CLOSER_MILES = 25;

export interface NearbyView {
  /** The place that distances are measured from; null for a list in the archive's order. */
  place: string | null;
  typed: string;
  /** Why the ZIP code gives no place. */
  error: string | null;
  /** Why the visitor's address gives no place. */
  note: string | null;
  /** A much closer facility, of another brand. */
  closer: { name: string; url: string; distance: string } | null;
}

type Details = { latitude?: number | null; longitude?: number | null; postalCode?: string | null } | null | undefined;

const ERRORS: Readonly<Record<Exclude<NearbyProblem, 'no-place'>, string>> = {
  empty: 'Type your ZIP code first: five digits, such as 02138.',
  'no-zip-code':
    'A US ZIP code has five digits, such as 02138. If you live in another country, call us and we will help you plan the trip.',
  territory:
    'From a US territory the trip is by air, so a distance in miles does not say much. Call us and we will help you plan it.',
  military:
    'This is a code for military mail, which has no place on the map. Type the ZIP code of the town where you live.',
  unknown: 'We do not know this ZIP code. Check the digits, or type one from a town nearby.',
  'too-many': 'That was a lot of searches. Wait a minute, then try again.',
  failed: 'Your ZIP code did not reach us. Please try again.',
  'no-table': 'We cannot look up ZIP codes right now. The list below has all of our facilities.',
};

const NO_PLACE = 'We cannot tell where you are. Type your ZIP code, and we will sort the list.';

/** Returns a facility's place: its coordinates, else its ZIP code's; null without either. */
function placeOf(details: Details, { placeOfZip }: RequestedNearby): Point | null {
  return coordinates(details) ?? placeOfZip(details?.postalCode?.trim() ?? '');
}

/** Returns facilities with their distance, nearest first; those without a place last, in their order. */
export function byDistance<Node extends { facilityDetails?: Details }>(
  nodes: readonly Node[],
  nearby: RequestedNearby | undefined,
): { node: Node; miles: number | null }[] {
  const from = nearby?.from;
  if (!from) return nodes.map((node) => ({ node, miles: null }));
  return nodes
    .map((node) => {
      const place = placeOf(node.facilityDetails, nearby);
      return { node, miles: place && milesBetween(from, place) };
    })
    .toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity) || 0);
}

/** Returns the other brands' nearest facility if it is much closer than the own ones. */
function closerFacility(from: Point, ownMiles: number): NearbyView['closer'] {
  const [nearest] = FACILITIES.map((entry) => ({ entry, miles: milesBetween(from, entry), url: facilityUrl(entry) }))
    .filter(({ url }) => new URL(url).hostname !== site.domain)
    .toSorted((a, b) => a.miles - b.miles);
  if (!nearest || nearest.miles > ownMiles - CLOSER_MILES) return null;
  return { name: nearest.entry.chartFacName, url: nearest.url, distance: milesInWords(nearest.miles).toLowerCase() };
}

/** Returns what a list by distance says about itself; null for the archive. @param ownMiles to the nearest facility of this site */
export function nearbyView(nearby: RequestedNearby | undefined, ownMiles: number | null): NearbyView | null {
  if (!nearby) return null;
  const { from, problem, typed } = nearby;
  return {
    place: from?.name ?? null,
    typed,
    error: problem && problem !== 'no-place' ? ERRORS[problem] : null,
    note: problem === 'no-place' ? NO_PLACE : null,
    closer: from && closerFacility(from, ownMiles ?? Infinity),
  };
}
