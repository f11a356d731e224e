import { sites } from './brands';
import { networkSiteByKey } from './network-sites';
import type { FacilityEntry } from './types';

/** The geotarget table: all brands' facilities. Coordinates are the towns'. On the server only. */
export const FACILITIES: readonly FacilityEntry[] = sites.flatMap(({ facilities }) => facilities);

/** Returns all entries of a key; a brand may have two. */
export function facilitiesOfKey(siteKey: string): FacilityEntry[] {
  return FACILITIES.filter((facility) => facility.siteKey === siteKey);
}

/** Returns the absolute URL of the facility's page, which may be on another brand's site (decisions, "Geolocation"). */
export function facilityUrl({ siteKey, path }: FacilityEntry): string {
  const domain = networkSiteByKey(siteKey)?.domain;
  if (!domain) throw new Error(`facilities: no site of the network has the key ${siteKey}`);
  return `https://${domain}${path}`;
}
