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

/** Stored until the tab is closed (specification, section 3). */
export interface SessionState {
  isNotificationBarOpen: boolean;
  isAktifySubmitted: boolean;
  geolocation: Geolocation | null;
  /** The visitor's IP address has no location: no page of this session requests it again. */
  hasNoPlace: boolean;
  useVetPhone: boolean;
  isAbandonModalShown: boolean;
  /** The facility has raised the score in this session. */
  isFacilityScored: boolean;
  /** Whether this session reports page speed; null before it was sampled. */
  sendsVitals: boolean | null;
  entry: Entry | null;
}

/** The call-tracking intent score (specification, section 4). */
export type IntentScore = 0 | 1 | 2;

/** Stored until the visitor clears it (specification, section 3). */
export interface LocalState {
  /** Visited paths, newest last, at most MAX_HISTORY. */
  history: string[];
  dynamicKeywords: { substance: string | null };
  callTrackingIntentScore: IntentScore;
  /** Paths scrolled to half, newest last, at most MAX_SCROLLED. */
  pagesScrolled50: string[];
  /** Milliseconds since 1970; null before the first visit. */
  lastVisitedTimestamp: number | null;
}

export const MAX_HISTORY = 50;
export const MAX_SCROLLED = 200;
