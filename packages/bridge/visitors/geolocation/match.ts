import { milesBetween, type Point } from '@footbridge/shared/miles';
import { brands, type Brands } from '@footbridge/shared/site/current';

import { isUnknownPath } from '../../pages/routing/unknown-path';

import type { NearbyFacility } from '@footbridge/shared/site/types';

/** A brand's facility is preferred to a facility with a separate key if it is closer (specification, section 4). */
const preferred = (to: string): string | undefined =>
  brands().sites.find(({ code, facilities }) => to !== code && facilities.some(({ siteKey }) => siteKey === to))?.code;

type Entry = Brands['facilities'][number];

export interface FacilityMatch {
  /** The facility whose radius has the visitor; null if none has. */
  facility: NearbyFacility | null;
  nearest: NearbyFacility;
  /** To the nearest facility, miles, rounded to a tenth. */
  distance: number;
}

interface Measurements {
  entry: Entry;
  miles: number;
}

function view({ entry, miles }: Measurements): NearbyFacility {
  const { siteKey, chartFacName, img, description, radius, url } = entry;
  return {
    siteKey,
    chartFacName,
    img,
    description,
    radius,
    url,
    distance: Math.round(miles * 10) / 10,
  };
}

const closest = (measured: readonly Measurements[]): Measurements =>
  measured.reduce((best, next) => (next.miles < best.miles ? next : best));

/** Returns the first facility of the table whose radius contains the point, or the preferred one if that is closer. */
function matched(measured: readonly Measurements[]): Measurements | undefined {
  const first = measured.find(({ entry, miles }) => miles <= entry.radius);
  const brand = first && preferred(first.entry.siteKey);
  return first && closest([first, ...measured.filter(({ entry }) => entry.siteKey === brand)]);
}

const hasPage = ({ entry: { siteKey, path } }: Measurements): boolean =>
  siteKey !== brands().site.code || !isUnknownPath(path);

/** Returns the facility near a visitor (specification, section 4), and the nearest one at any distance. */
export function matchFacility(visitor: Point, table: readonly Entry[] = brands().facilities): FacilityMatch {
  const measured = table.map((entry) => ({ entry, miles: milesBetween(visitor, entry) }));
  const match = matched(measured.filter(hasPage));
  const nearest = view(closest(measured));
  return { facility: match ? view(match) : null, nearest, distance: nearest.distance };
}
