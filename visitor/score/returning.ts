import { changeLocal } from '../state/local';
import { raise } from './raise';

/** Ms since the last visit, and after the page's arrival (specification, sections 4 and 9). */
const AWAY = 5000;
const CHECK_AFTER = 500;
/** What web statistics customarily take for one visit, ms: within it, a page opened from one of ours goes on with the visit. */
const SAME_VISIT = 30 * 60_000;

/** A visitor who has come and has not been looked at. */
interface Arrived {
  /** Ms since 1970, when the document was opened or brought back. */
  at: number;
  /** Opened from a page of this site: a link in a new tab, a form sent. */
  isFromHere: boolean;
  /** When a document that is brought back from the browser's cache was left; it may be later than its last page's beginning. */
  leftAt?: number;
}

let arrived: Arrived | null = null;

/** To be called when a document is opened, and when the browser brings one back. Route changes are no arrival. */
export function arrive(arrival: Arrived): void {
  arrived = arrival;
}

/** Whether who arrives was away long enough to come back. @param lastVisited ms since 1970; null where nobody was here before */
export function isReturn({ at, isFromHere, leftAt = 0 }: Arrived, lastVisited: number | null): boolean {
  return lastVisited !== null && at - Math.max(lastVisited, leftAt) > (isFromHere ? SAME_VISIT : AWAY);
}

/**
 * The returning visitor: looked at once an arrival, 500 ms after a page began; then the page's time is written as the last
 * visit's. So `lastVisitedTimestamp` is when the newest page that was looked at for half a second began, in any tab.
 * - The first page of a document counts against the visit before it; a reload is an arrival like any other.
 * - Later pages only move the time on: who reads has not come back.
 * - Who leaves within the half second was not here: the arrival counts with the next page, or document.
 * @returns what ends the waiting
 */
export function watchReturn(): () => void {
  const began = Date.now();
  const timer = setTimeout(() => {
    let hasReturned = false;
    // From what the storage holds now: another tab may have been looked at meanwhile.
    changeLocal(({ lastVisitedTimestamp }) => {
      hasReturned = arrived !== null && isReturn(arrived, lastVisitedTimestamp);
      return { lastVisitedTimestamp: began };
    });
    arrived = null;
    if (hasReturned) raise('returning');
  }, CHECK_AFTER);
  return () => clearTimeout(timer);
}
