import { networkSiteByKey } from './network-sites';
import type { SitePath } from './types';

/**
 * A row of the geotarget table (specification, section 3): a facility and the radius in which visitors see it. The first row whose
 * radius contains the visitor wins (section 4). Coordinates are the towns'. The same for all brands, on the server only.
 */
export interface FacilityEntry {
  /** Site code, or ARI: AdCare's Rhode Island facility reports under its own key. */
  siteKey: string;
  /** The facility's name in the comparison charts, its page's title. */
  chartFacName: string;
  latitude: number;
  longitude: number;
  /** Miles. */
  radius: number;
  /** Path of a picture below public/. */
  img: string;
  description: string;
  /** The facility's page on its brand's site. */
  path: SitePath;
}

/** A facility in the geolocation service's answer. */
export interface NearbyFacility extends Omit<FacilityEntry, 'latitude' | 'longitude' | 'path'> {
  /** Absolute, because the page may be on another brand's site. */
  url: string;
  /** Miles from the visitor, to a tenth. */
  distance: number;
}

export const FACILITIES: readonly FacilityEntry[] = [
  {
    siteKey: 'ARI',
    chartFacName: 'AdCare Rhode Island',
    latitude: 41.5501,
    longitude: -71.4662,
    radius: 75,
    img: '/brands/AHW/scene.svg',
    description: 'Inpatient and outpatient care in North Kingstown, close to Providence and the coast.',
    path: '/facilities/adcare-rhode-island/',
  },
  {
    siteKey: 'AHW',
    chartFacName: 'AdCare Hospital',
    latitude: 42.2626,
    longitude: -71.8023,
    radius: 75,
    img: '/brands/AHW/scene.svg',
    description: 'A hospital in Worcester for withdrawal, inpatient treatment and the outpatient care that follows.',
    path: '/facilities/adcare-hospital/',
  },
  {
    siteKey: 'DSH',
    chartFacName: 'Desert Hope Treatment Center',
    latitude: 36.1699,
    longitude: -115.1398,
    radius: 150,
    img: '/brands/DSH/scene.svg',
    description: 'Detox, residential and outpatient treatment in Las Vegas, away from the lights of the Strip.',
    path: '/facilities/desert-hope-treatment-center/',
  },
  {
    siteKey: 'DSH',
    chartFacName: 'Desert Hope Reno',
    latitude: 39.5296,
    longitude: -119.8138,
    radius: 75,
    img: '/brands/DSH/scene.svg',
    description: 'A place to ask and to begin near Reno, for the north of Nevada and the Sierra.',
    path: '/facilities/desert-hope-reno/',
  },
  {
    siteKey: 'GRN',
    chartFacName: 'Greenhouse Treatment Center',
    latitude: 32.746,
    longitude: -96.9978,
    radius: 75,
    img: '/brands/GRN/scene.svg',
    description: 'Detox and residential treatment in Grand Prairie, between Dallas and Fort Worth.',
    path: '/facilities/greenhouse-treatment-center/',
  },
  {
    siteKey: 'LAG',
    chartFacName: 'Laguna Treatment Center',
    latitude: 33.5767,
    longitude: -117.7256,
    radius: 75,
    img: '/brands/LAG/scene.svg',
    description: 'Detox and residential treatment in Aliso Viejo, in the south of Orange County.',
    path: '/facilities/laguna-treatment-center/',
  },
  {
    siteKey: 'XFO',
    chartFacName: 'Oxford Treatment Center',
    latitude: 34.46,
    longitude: -89.23,
    radius: 120,
    img: '/brands/XFO/scene.svg',
    description: 'Detox and residential treatment in the woods of Etta, a short drive from Oxford.',
    path: '/facilities/oxford-treatment-center/',
  },
  {
    siteKey: 'REF',
    chartFacName: 'Recovery First Treatment Center',
    latitude: 26.0112,
    longitude: -80.1495,
    radius: 75,
    img: '/brands/REF/scene.svg',
    description: 'Detox, residential and outpatient treatment in Hollywood, between Miami and Fort Lauderdale.',
    path: '/facilities/recovery-first-treatment-center/',
  },
  {
    siteKey: 'ROA',
    chartFacName: 'River Oaks Treatment Center',
    latitude: 27.8661,
    longitude: -82.3265,
    radius: 75,
    img: '/brands/ROA/scene.svg',
    description: 'Detox, residential and outpatient treatment in Riverview, south-east of Tampa.',
    path: '/facilities/river-oaks-treatment-center/',
  },
];

/** Returns all entries of a key; DSH has two. */
export function facilitiesOfKey(siteKey: string): FacilityEntry[] {
  return FACILITIES.filter((facility) => facility.siteKey === siteKey);
}

/** Returns the absolute URL of the facility's page, which may be on another brand's site (decisions, "Geolocation"). */
export function facilityUrl({ siteKey, path }: FacilityEntry): string {
  const domain = networkSiteByKey(siteKey)?.domain;
  if (!domain) throw new Error(`facilities: no site of the network has the key ${siteKey}`);
  return `https://${domain}${path}`;
}
