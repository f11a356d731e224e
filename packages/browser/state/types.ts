import type { NearbyFacility } from '@footbridge/shared/site/types';

/** The geolocation service's answer. It never contains the IP address. */
export interface Geolocation {
  /** The facility whose radius includes the visitor. */
  facility: NearbyFacility | null;
  /** Miles to the nearest facility. */
  distance: number | null;
  nearest: NearbyFacility | null;
  city: string | null;
  region: string | null;
  country: string | null;
}

export const UTM_NAMES = ['term', 'campaign', 'medium', 'source', 'content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];

/** Where the session began, and its last campaign, for the lead payload. Texts have at most MAX_VISIT_VALUE_LENGTH characters. */
export interface Entry {
  url: string;
  referrer: string;
  utm: Record<UtmName, string | null>;
}

/** The call-tracking intent score (specification, section 4). */
export type IntentScore = 0 | 1 | 2;

export const MAX_HISTORY = 50;
export const MAX_SCROLLED = 200;
