/**
 * How the visitor came to this document, recorded by the first script that runs, because a visitor may move on before the
 * deferred code has loaded. entry.ts reads it.
 */
export interface Arrival {
  url: string;
  referrer: string;
  /** When the document was requested, ms since 1970. Its scripts start later (decision 0042). */
  at: number;
  /** The visitor came from outside the site. A link of the site, a reload and the browser's Back do not count. */
  isFromOutside: boolean;
}

/** Session storage key of the arrivals that entry.ts has not read: a JSON array `[url, referrer, isFromOutside]` on each line. */
export const ARRIVAL_KEY = 'footbridge.entry';

function isNewNavigation(): boolean {
  // Optional, because an error here would end the first script.
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return !navigation || !('type' in navigation) || navigation.type === 'navigate';
}

function record(): Arrival {
  const { referrer } = document;
  // Without the fragment, which may be a choice that somebody else shared (components/ComparisonChart).
  const url = window.location.href.replace(/#.*$/s, '');
  const isFromOutside = isNewNavigation() && !referrer.startsWith(`${window.location.origin}/`);
  try {
    const storage = window.sessionStorage;
    const unread = storage.getItem(ARRIVAL_KEY);
    const line = JSON.stringify([url, referrer, isFromOutside]);
    if (!unread) storage.setItem(ARRIVAL_KEY, line);
    else if (url.includes('utm_')) storage.setItem(ARRIVAL_KEY, `${unread}\n${line}`);
  } catch {
    // Blocked or full: the return value is enough for this document, and state/storage.ts warns about it.
  }
  return { url, referrer, at: Date.now() - performance.now(), isFromOutside };
}

/** This document's arrival; null on the server. */
export const arrival: Arrival | null = typeof window === 'undefined' ? null : record();
