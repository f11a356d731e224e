import { segmentLevel } from '@/shared/segments';

import { removeCookie, setCookie } from './cookies';
import { localState } from './state/local';
import { sessionState } from './state/session';

import type { CookieName } from './cookies';

function keep(name: CookieName, value: string | number | null | undefined): void {
  // What an earlier page left would say something wrong of this one.
  if (value === null || value === undefined) removeCookie(name);
  else setCookie(name, String(value));
}

/**
 * Writes the tracking cookies of the page that is shown (specification, section 7): its segment and the segment's level,
 * the intent score, the matched facility's site key. What there is none of has no cookie.
 */
export function writeTrackingCookies(segment: string | null): void {
  keep('content-segment', segment);
  keep('content-segment-number', segmentLevel(segment));
  keep('call-tracking-intent-score', localState.getState().callTrackingIntentScore);
  keep('call-tracking-facility', sessionState.getState().geolocation?.facility?.siteKey);
}
