import { FACILITIES, facilityUrl } from '@/site-config/facilities';

import type { FacilityEntry, NearbyFacility } from '@/site-config/facilities';

/** Of the Earth, its mean, miles. */
const RADIUS = 3958.7613;
/** Entries of which the second is preferred to the first where it is closer (specification, section 4). */
const PREFERRED: Readonly<Record<string, string>> = { ARI: 'AHW' };

export interface Point {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

export interface FacilityMatch {
  /** Near enough to be shown; null where none is. */
  facility: NearbyFacility | null;
  nearest: NearbyFacility;
  /** To the nearest, miles, to a tenth. */
  distance: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)];
  const along = Math.cos(fromLatitude) * Math.cos(toLatitude) * haversine(radians(b.longitude - a.longitude));
  // Rounding may lift the sum above 1 for opposite points, which no angle has.
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, haversine(toLatitude - fromLatitude) + along)));
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

/** First facility in the table's order whose radius contains the point, or the one that is preferred to it where closer. */
function matched(measured: readonly Measurements[]): Measurements | undefined {
  const first = measured.find(({ entry, miles }) => miles <= entry.radius);
  const preferred = first && measured.filter(({ entry }) => entry.siteKey === PREFERRED[first.entry.siteKey]);
  return preferred && closest([first, ...preferred]);
}

/** Which facility is near a visitor (specification, section 4), and which is the nearest of all, however far. */
export function matchFacility(visitor: Point, table: readonly FacilityEntry[] = FACILITIES): FacilityMatch {
  const measured = table.map((entry) => ({ entry, miles: milesBetween(visitor, entry) }));
  const match = matched(measured);
  const nearest = view(closest(measured));
  return { facility: match ? view(match) : null, nearest, distance: nearest.distance };
}
