import { readCookie, setCookie } from '../state/cookies';
import { fetchJson } from '../lib/fetch-json';
import { recordOf, textUpTo } from '../lib/shape';
import { warnOnce } from '../lib/warn';
import { readGeolocation, sessionState } from '../state/session';

import type { Geolocation } from '../state/types';

/** The service's name for an unknown address. */
const UNKNOWN = 'Unknown';
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;

const readVisitor = recordOf({ ipAddress: textUpTo(64) });
const readAnswer = recordOf({ data: readGeolocation });

/** Outside production, the query parameter `ipAddress` sets the visitor's address, to test from elsewhere. */
function visitorAddress(): string {
  const named =
    process.env.NODE_ENV === 'production' ? null : new URLSearchParams(window.location.search).get('ipAddress');
  return named ? `/api/visitor?ipAddress=${encodeURIComponent(named)}` : '/api/visitor';
}

/** Returns the visitor's IP address, or null for one without a location. It is not stored. */
async function fetchAddress(): Promise<string | null> {
  const visitor = readVisitor(await fetchJson(visitorAddress()));
  if (!visitor) throw new Error('the response has no visitor address');
  return visitor.ipAddress === UNKNOWN || LOOPBACK.test(visitor.ipAddress) ? null : visitor.ipAddress;
}

async function fetchPlace(ipAddress: string): Promise<Geolocation> {
  const token = readCookie('csrf-token');
  // Without cookies the service would refuse the request.
  if (!token) throw new Error('cookies are blocked');
  const answer = readAnswer(
    await fetchJson('/api/geolocation', { method: 'POST', body: { ipAddress }, headers: { 'x-csrf-token': token } }),
  );
  if (!answer) throw new Error('the service did not answer with a place');
  return answer.data;
}

/** Stores the facility and the distance of the nearest one in a cookie, for the server and other scripts (specification, section 7). */
function storeCookie({ facility, distance }: Geolocation): void {
  const named = facility && { siteKey: facility.siteKey, chartFacName: facility.chartFacName };
  setCookie('app-state', JSON.stringify({ facility: named, distance }));
}

async function locateOnce(): Promise<void> {
  try {
    const ipAddress = await fetchAddress();
    if (ipAddress === null) {
      sessionState.setState({ hasNoPlace: true });
      return;
    }
    const geolocation = await fetchPlace(ipAddress);
    sessionState.setState({ geolocation });
    storeCookie(geolocation);
  } catch (error) {
    // The message contains no IP address.
    warnOnce(`no facility near the visitor is known (${error instanceof Error ? error.message : 'no answer'})`);
  }
}

let pending: Promise<void> | undefined;

/**
 * Finds the facility near the visitor (specification, section 7 "POST geolocation path"). Sends no request if the session
 * already has an answer, also the answer that the address has no location, and at most one a document. Never throws: a failure
 * is one line on the console.
 */
export function locate(): Promise<void> {
  const { geolocation, hasNoPlace } = sessionState.getState();
  if (geolocation || hasNoPlace) return Promise.resolve();
  pending ??= locateOnce();
  return pending;
}
