import { sites } from '@/site-config/brands';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';

import type { NearbyFacility } from '@/site-config/facilities';
import type { FacilityEntry } from '@/site-config/types';

/** Mean radius. */
const EARTH_RADIUS_MILES = 3958.7613;
/** A brand's facility is preferred to a facility with a separate key if it is closer (specification, section 4). */
const PREFERRED: ReadonlyMap<string, string> = new Map(
  sites.flatMap(({ code, facilities }) =>
    facilities.filter(({ siteKey }) => siteKey !== code).map(({ siteKey }): [string, string] => [siteKey, code]),
  ),
);

export interface Point {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

export interface FacilityMatch {
  /** The facility whose radius has the visitor; null if none has. */
  facility: NearbyFacility | null;
  nearest: NearbyFacility;
  /** To the nearest facility, miles, rounded to a tenth. */
  distance: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Returns the great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)];
  const along = Math.cos(fromLatitude) * Math.cos(toLatitude) * haversine(radians(b.longitude - a.longitude));
  // Rounding can make the sum of antipodes greater than 1.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, haversine(toLatitude - fromLatitude) + along)));
}

interface Measurements {
  entry: FacilityEntry;
  miles: number;
}

function view({ entry, miles }: Measurements): NearbyFacility {
  const { siteKey, chartFacName, img, description, radius } = entry;
  return {
    siteKey,
    chartFacName,
    img,
    description,
    radius,
    url: facilityUrl(entry),
    distance: Math.round(miles * 10) / 10,
  };
}

const closest = (measured: readonly Measurements[]): Measurements =>
  measured.reduce((best, next) => (next.miles < best.miles ? next : best));

/** Returns the first facility of the table whose radius contains the point, or the preferred one if that is closer. */
function matched(measured: readonly Measurements[]): Measurements | undefined {
  const first = measured.find(({ entry, miles }) => miles <= entry.radius);
  const preferred = first && measured.filter(({ entry }) => entry.siteKey === PREFERRED.get(first.entry.siteKey));
  return preferred && closest([first, ...preferred]);
}

/** Returns the facility near a visitor (specification, section 4), and the nearest one at any distance. */
export function matchFacility(visitor: Point, table: readonly FacilityEntry[] = FACILITIES): FacilityMatch {
  const measured = table.map((entry) => ({ entry, miles: milesBetween(visitor, entry) }));
  const match = matched(measured);
  const nearest = view(closest(measured));
  return { facility: match ? view(match) : null, nearest, distance: nearest.distance };
}
