import { segmentLevel } from '@/shared/segments';

import { removeCookie, setCookie } from './cookies';
import { localState } from './state/local';
import { sessionState } from './state/session';

import type { CookieName } from './cookies';

function writeOrRemove(name: CookieName, value: string | number | null | undefined): void {
  if (value === null || value === undefined) removeCookie(name);
  else setCookie(name, String(value));
}

/**
 * Sets the current page's tracking cookies (specification, section 7): segment and its level, intent score, the facility's site
 * key. Removes the cookie of an absent value.
 */
export function writeTrackingCookies(segment: string | null): void {
  writeOrRemove('content-segment', segment);
  writeOrRemove('content-segment-number', segmentLevel(segment));
  writeOrRemove('call-tracking-intent-score', localState.getState().callTrackingIntentScore);
  writeOrRemove('call-tracking-facility', sessionState.getState().geolocation?.facility?.siteKey);
}
