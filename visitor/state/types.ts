import type { NearbyFacility } from '@/site-config/facilities';

/** What the browser remembers of a visit (specification, section 3 "Session state" and "Local state"). */

/** What the geolocation service returns; never the address it was asked for. */
export interface Geolocation {
  /** The matched facility: the visitor is within its radius. */
  facility: NearbyFacility | null;
  /** Miles to the nearest facility, matched or not. */
  distance: number | null;
  nearest: NearbyFacility | null;
  city: string | null;
  region: string | null;
  country: string | null;
}

export const UTM_NAMES = ['term', 'campaign', 'medium', 'source', 'content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];

/** Where the session began, for the lead payload. No text is longer than 255 characters. */
export interface Entry {
  url: string;
  referrer: string;
  utm: Record<UtmName, string | null>;
}

/** Gone with the tab. */
export interface SessionState {
  isNotificationBarOpen: boolean;
  isAktifySubmitted: boolean;
  geolocation: Geolocation | null;
  /** The visitor's address is unknown or the loopback's: no page of this session asks again. */
  hasNoPlace: boolean;
  useVetPhone: boolean;
  isAbandonModalShown: boolean;
  /** The matched facility has raised the score in this session. */
  isFacilityScored: boolean;
  /** This session is one of those that report how fast pages were; null before that was drawn. */
  sendsVitals: boolean | null;
  entry: Entry | null;
}

/** The call-tracking intent score (specification, section 4). */
export type IntentScore = 0 | 1 | 2;

/** Stays until the visitor clears it. */
export interface LocalState {
  /** Visited paths, the newest last, at most HISTORY_MAX. */
  history: string[];
  dynamicKeywords: { substance: string | null };
  callTrackingIntentScore: IntentScore;
  /** Paths of which half was seen, the newest last, at most SCROLLED_MAX. */
  pagesScrolled50: string[];
  /** Milliseconds since 1970; null before the first visit. */
  lastVisitedTimestamp: number | null;
}

export const HISTORY_MAX = 50;
export const SCROLLED_MAX = 200;
/** Of a text that goes into a lead (specification, section 3). */
export const ENTRY_TEXT_MAX = 255;
