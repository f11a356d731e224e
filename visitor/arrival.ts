/**
 * How the visitor came to this document, taken down at the first script run: who moves on before the late code is there
 * has come from the same place all the same. Part of the first load, so it only writes down; entry.ts reads it.
 */
export interface Arrival {
  url: string;
  referrer: string;
  /** When the document was asked for, ms since 1970: its scripts begin later, by as long as its pictures take (decision 0042). */
  at: number;
}

/** Key in the session storage of `[url, referrer]`, there until entry.ts has taken it over. */
export const ARRIVAL_KEY = 'footbridge.entry';

function takeDown(): Arrival {
  const { referrer } = document;
  // Without its fragment, which may be a choice that somebody shared: that is not this visitor's to keep (components/ComparisonChart).
  const url = window.location.href.replace(/#.*$/s, '');
  try {
    const storage = window.sessionStorage;
    if (!storage.getItem(ARRIVAL_KEY)) storage.setItem(ARRIVAL_KEY, JSON.stringify([url, referrer]));
  } catch {
    // Blocked or full: the value below is enough for this document, and state/storage.ts says it on the console.
  }
  return { url, referrer, at: Date.now() - performance.now() };
}

/** Of this document; null on the server. */
export const arrival: Arrival | null = typeof window === 'undefined' ? null : takeDown();
