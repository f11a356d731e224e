import { arrival } from '../arrival';
import { arrive } from './returning';

/** Reached by a link or a form of this site; a reload or the browser's back button is an arrival of its own. */
function isOpenedFromHere(referrer: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = !navigation || !('type' in navigation) || navigation.type === 'navigate';
  return isNew && referrer.startsWith(`${window.location.origin}/`);
}

/** The visitor has come with this document. */
export function arriveWithDocument(): void {
  if (arrival) arrive({ at: arrival.at, isFromHere: isOpenedFromHere(arrival.referrer) });
}

/**
 * The visitor comes back to a document that the browser kept as it was (back/forward cache).
 * @param again runs the page's work once more: other tabs have gone on meanwhile
 */
export function watchBroughtBack(again: () => void): void {
  let leftAt = 0;
  window.addEventListener('pagehide', () => {
    leftAt = Date.now();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    arrive({ at: Date.now(), isFromHere: false, leftAt });
    again();
  });
}
