import { breakpoints } from '@footbridge/shared/breakpoints';

import { isAllowed } from '../consent/allowed';
import { readCookie, setCookie } from '../state/cookies';
import { storeEntry } from '../visit/entry';
import { cut } from '../lib/cut';
import { uuid } from '../lib/uuid';
import { sessionState } from '../state/session';
import { safeStorage } from '../state/storage';
import { userIdOf } from '../vendors/user-ids';

/** Narrower windows are phones; from breakpoints.desktop on they are desktops (specification, section 3). */
const TABLET_MIN_WIDTH_PX = 768;
const SESSION_KEY = 'footbridge.visit-id';
const VISITOR_COOKIE = 'footbridge-visitor';

/** Returns the device class by window width, not by user agent. */
function deviceOfWidth(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < TABLET_MIN_WIDTH_PX) return 'mobile';
  return width < breakpoints.desktop ? 'tablet' : 'desktop';
}

/** Returns the session's id. It is created when the first lead is sent, so that other visitors have none, and ends with the tab. */
function sessionId(): string {
  const storage = safeStorage('session');
  const id = storage.getItem(SESSION_KEY) ?? uuid();
  storage.setItem(SESSION_KEY, id);
  return id;
}

/** Returns the visitor's id: the session's id, stored in a cookie if the visitor consented to marketing. */
function visitorId(session: string): string {
  if (!isAllowed('marketing')) return session;
  const id = readCookie(VISITOR_COOKIE) ?? session;
  setCookie(VISITOR_COOKIE, id);
  return id;
}

/** Reads a test's id from the query or a cookie of the same name. */
const fromQueryOrCookie = (name: string): string | undefined =>
  new URLSearchParams(window.location.search).get(name) || readCookie(name);

/** Returns a lead's fields about the visit (specification, section 3 "Lead payload fields"). The server adds others. */
function found() {
  storeEntry();
  const { entry, geolocation } = sessionState.getState();
  const facility = geolocation?.facility;
  const session = sessionId();
  return {
    utm_term__c: entry?.utm.term,
    utm_campaign__c: entry?.utm.campaign,
    utm_medium__c: entry?.utm.medium,
    utm_source__c: entry?.utm.source,
    utm_content__c: entry?.utm.content,
    website: window.location.hostname,
    Entry_Url__c: entry?.url,
    PageURL__c: window.location.href.replace(/#.*$/s, ''),
    Referrer_URL__c: entry?.referrer,
    Marketing_Test_ID__c: fromQueryOrCookie('Marketing_Test_ID'),
    Marketing_Variant_ID__c: fromQueryOrCookie('Marketing_Variant_ID'),
    Marketing_Visitor_ID__c: visitorId(session),
    Unique_Session_ID__c: session,
    Geolocation_matched__c: facility?.chartFacName,
    Geolocation_radius__c: facility?.radius,
    Lift_AI_Score__c: readCookie('call-tracking-intent-score'),
    Device__c: deviceOfWidth(window.innerWidth),
    Heap_User_Id__c: userIdOf('heap'),
  };
}

export type VisitField = keyof ReturnType<typeof found>;

/** Returns the visit by the specification's field names: texts of at most 255 characters, no empty fields. */
export function visitPayload(): Partial<Record<VisitField, string>> {
  const fields = Object.entries(found()).flatMap(([field, value]) => {
    const text = cut(String(value ?? '').trim());
    return text ? [[field, text]] : [];
  });
  return Object.fromEntries(fields);
}
