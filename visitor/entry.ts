import { ARRIVAL_KEY, arrival } from './arrival';
import { cut } from './lib/cut';
import { sessionState } from './state/session';
import { safeStorage } from './state/storage';
import { UTM_NAMES } from './state/types';

import type { Entry, UtmName } from './state/types';

/** Returns a URL's UTM parameters: the first of a repeated one, null for an empty one. */
function utmOf(url: string): Entry['utm'] {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  const read = (name: UtmName): string | null => cut(query.get(`utm_${name}`)?.trim() ?? '') || null;
  const [term, campaign, medium, source, content] = UTM_NAMES.map(read);
  return {
    term: term ?? null,
    campaign: campaign ?? null,
    medium: medium ?? null,
    source: source ?? null,
    content: content ?? null,
  };
}

/**
 * Returns where a session began, for the lead payload (specification, sections 3 and 9); each text cut to 255 characters.
 * @param url absolute and uncut, because the campaign is read first
 */
export function entryOf(url: string, referrer: string): Entry {
  return { url: cut(url.replace(/#.*$/s, '')), referrer: cut(referrer), utm: utmOf(url) };
}

/** Returns the first page of the session, as an earlier document or this one recorded it. */
function firstArrival(noted: string | null): readonly [url: string, referrer: string] | null {
  try {
    const [url, referrer]: unknown[] = JSON.parse(noted ?? '[]');
    if (typeof url === 'string' && typeof referrer === 'string') return [url, referrer];
  } catch {
    // Not JSON: treat it as empty.
  }
  return arrival && [arrival.url, arrival.referrer];
}

/** Stores the session's entry in the session state, once. Later documents leave it unchanged. */
export function storeEntry(): void {
  const storage = safeStorage('session');
  const first = firstArrival(storage.getItem(ARRIVAL_KEY));
  if (first && !sessionState.getState().entry) sessionState.setState({ entry: entryOf(...first) });
  storage.removeItem(ARRIVAL_KEY);
}
