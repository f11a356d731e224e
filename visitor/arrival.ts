/**
 * How the visitor came to this document, recorded by the first script that runs, because a visitor may move on before the
 * deferred code has loaded. entry.ts reads it.
 */
export interface Arrival {
  url: string;
  referrer: string;
  /** When the document was requested, ms since 1970. Its scripts start later (decision 0042). */
  at: number;
}

/** Session storage key of `[url, referrer]`, until entry.ts has read it. */
export const ARRIVAL_KEY = 'footbridge.entry';

function record(): Arrival {
  const { referrer } = document;
  // Without the fragment, which may be a choice that somebody else shared (components/ComparisonChart).
  const url = window.location.href.replace(/#.*$/s, '');
  try {
    const storage = window.sessionStorage;
    if (!storage.getItem(ARRIVAL_KEY)) storage.setItem(ARRIVAL_KEY, JSON.stringify([url, referrer]));
  } catch {
    // Blocked or full: the return value is enough for this document, and state/storage.ts warns about it.
  }
  return { url, referrer, at: Date.now() - performance.now() };
}

/** This document's arrival; null on the server. */
export const arrival: Arrival | null = typeof window === 'undefined' ? null : record();
