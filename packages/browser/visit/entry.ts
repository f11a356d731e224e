import { ARRIVAL_KEY, arrival } from './arrival';
import { cut } from '../lib/cut';
import { sessionState } from '../state/session';
import { safeStorage } from '../state/storage';
import { UTM_NAMES, type Entry, type UtmName } from '../state/types';

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

function touchOf(line: string) {
  try {
    const [url, referrer, isFromOutside]: unknown[] = JSON.parse(line);
    if (typeof url === 'string' && typeof referrer === 'string')
      return { url, referrer, isFromOutside: isFromOutside === true };
  } catch {
    // Not JSON: treat it as empty.
  }
  return null;
}

const hasCampaign = ({ utm }: Entry): boolean => Object.values(utm).some((value) => value !== null);

/**
 * Stores where the session began, and the campaign of the last arrival from outside that has one (decision 0038). Does nothing
 * when it is called again.
 */
export function storeEntry(): void {
  const storage = safeStorage('session');
  const unread = (storage.getItem(ARRIVAL_KEY) ?? '').split('\n').flatMap((line) => touchOf(line) ?? []);
  storage.removeItem(ARRIVAL_KEY);
  const { entry: stored } = sessionState.getState();
  const [first = arrival] = unread;
  const entry = stored ?? (first && entryOf(first.url, first.referrer));
  if (!entry) return;
  const last = unread
    .filter(({ isFromOutside }) => isFromOutside)
    .map(({ url, referrer }) => entryOf(url, referrer))
    .findLast(hasCampaign);
  if (!stored || last) sessionState.setState({ entry: { ...entry, utm: last?.utm ?? entry.utm } });
}
