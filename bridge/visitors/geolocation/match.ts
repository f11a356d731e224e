import { milesBetween } from '@/shared/miles';
import { sites } from '@/site-config/brands';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';

import type { Point } from '@/shared/miles';
import type { NearbyFacility } from '@/site-config/facilities';
import type { FacilityEntry } from '@/site-config/types';

/** A brand's facility is preferred to a facility with a separate key if it is closer (specification, section 4). */
const PREFERRED: ReadonlyMap<string, string> = new Map(
  sites.flatMap(({ code, facilities }) =>
    facilities.filter(({ siteKey }) => siteKey !== code).map(({ siteKey }): [string, string] => [siteKey, code]),
  ),
);

export interface FacilityMatch {
  /** The facility whose radius has the visitor; null if none has. */
  facility: NearbyFacility | null;
  nearest: NearbyFacility;
  /** To the nearest facility, miles, rounded to a tenth. */
  distance: number;
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
