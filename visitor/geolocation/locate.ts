import { readCookie, setCookie } from '../cookies';
import { fetchJson } from '../lib/fetch-json';
import { recordOf, textUpTo } from '../lib/shape';
import { warnOnce } from '../lib/warn';
import { readGeolocation, sessionState } from '../state/session';

import type { Geolocation } from '../state/types';

/** What the service calls an address that it cannot tell. */
const UNKNOWN = 'Unknown';
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;

const readVisitor = recordOf({ ipAddress: textUpTo(64) });
const readAnswer = recordOf({ data: readGeolocation });

/** Outside production the page's query may name an address, to see the site from there. */
function visitorAddress(): string {
  const named =
    process.env.NODE_ENV === 'production' ? null : new URLSearchParams(window.location.search).get('ipAddress');
  return named ? `/api/visitor?ipAddress=${encodeURIComponent(named)}` : '/api/visitor';
}

/** The visitor's own address, where there is one that can be placed. It is kept nowhere. */
async function askAddress(): Promise<string | null> {
  const visitor = readVisitor(await fetchJson(visitorAddress()));
  if (!visitor) throw new Error('the visitor’s address was not told');
  return visitor.ipAddress === UNKNOWN || LOOPBACK.test(visitor.ipAddress) ? null : visitor.ipAddress;
}

async function askPlace(ipAddress: string): Promise<Geolocation> {
  const token = readCookie('csrf-token');
  // Where cookies are blocked the service would refuse: nothing is asked in vain.
  if (!token) throw new Error('cookies are blocked');
  const answer = readAnswer(
    await fetchJson('/api/geolocation', { method: 'POST', body: { ipAddress }, headers: { 'x-csrf-token': token } }),
  );
  if (!answer) throw new Error('the service did not answer with a place');
  return answer.data;
}

/** For the server and other scripts of the site: which facility, how far the nearest one is (specification, section 7). */
function keepCookie({ facility, distance }: Geolocation): void {
  const named = facility && { siteKey: facility.siteKey, chartFacName: facility.chartFacName };
  setCookie('app-state', JSON.stringify({ facility: named, distance }));
}

async function ask(): Promise<void> {
  try {
    const ipAddress = await askAddress();
    if (ipAddress === null) {
      sessionState.setState({ hasNoPlace: true });
      return;
    }
    const geolocation = await askPlace(ipAddress);
    sessionState.setState({ geolocation });
    keepCookie(geolocation);
  } catch (error) {
    // Its message names no address: only what was asked and what came back.
    warnOnce(`no facility near the visitor is known (${error instanceof Error ? error.message : 'no answer'})`);
  }
}

let asked: Promise<void> | undefined;

/**
 * Learns which facility is near the visitor (specification, section 7 "POST geolocation path"), once a session: nothing is
 * asked where an answer is stored, be it that the address is unknown or the loopback's. Asked at most once a document, so
 * that a service that fails is not asked again on each page. Never throws: failures are one line on the console.
 */
export function locate(): Promise<void> {
  const { geolocation, hasNoPlace } = sessionState.getState();
  if (geolocation || hasNoPlace) return Promise.resolve();
  asked ??= ask();
  return asked;
}
