import { ARRIVAL_KEY, arrival } from './arrival';
import { cut } from './lib/cut';
import { sessionState } from './state/session';
import { safeStorage } from './state/storage';
import { UTM_NAMES } from './state/types';

import type { Entry, UtmName } from './state/types';

/** The campaign that an address names: of a parameter given twice the first; an empty one is none. */
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
 * Where a session began, for the lead payload (specification, sections 3 and 9); each text cut to 255 characters.
 * @param url absolute, whole: the campaign is read before it is cut
 */
export function entryOf(url: string, referrer: string): Entry {
  return { url: cut(url.replace(/#.*$/s, '')), referrer: cut(referrer), utm: utmOf(url) };
}

/** The first page of the session, as an earlier document or this one took it down. */
function firstArrival(noted: string | null): readonly [url: string, referrer: string] | null {
  try {
    const [url, referrer]: unknown[] = JSON.parse(noted ?? '[]');
    if (typeof url === 'string' && typeof referrer === 'string') return [url, referrer];
  } catch {
    // Rubbish: as if nothing stood there.
  }
  return arrival && [arrival.url, arrival.referrer];
}

/** Puts the session's entry into the session state, once; later documents of the session leave it as it is. */
export function storeEntry(): void {
  const storage = safeStorage('session');
  const first = firstArrival(storage.getItem(ARRIVAL_KEY));
  if (first && !sessionState.getState().entry) sessionState.setState({ entry: entryOf(...first) });
  storage.removeItem(ARRIVAL_KEY);
}
