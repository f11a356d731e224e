import { isSpecialSegment } from '@footbridge/shared/segments';

import { ABANDON_EVENT } from '../abandon/watch';
import { sessionState } from '../state/session';
import { changeLocal, localState } from '../state/local';
import { MAX_SCROLLED, type IntentScore } from '../state/types';
import { arrival } from './arrival';

/** What raises the call-tracking intent score (specification, section 4). */
export type Trigger = 'abandon-modal' | 'returning' | 'scrolled' | 'facility' | 'special-segment';

/** Returns the score after a trigger: one more, at most 2. A special segment only raises 0 to 1. */
export function raised(score: IntentScore, trigger: Trigger): IntentScore {
  if (trigger === 'special-segment') return score === 0 ? 1 : score;
  return score === 0 ? 1 : 2;
}

/** Raises the stored score. Number and cookie subscribe to the local state. */
export function raise(trigger: Trigger): void {
  if (localState.getState().callTrackingIntentScore === 2) return;
  changeLocal(({ callTrackingIntentScore }) => ({ callTrackingIntentScore: raised(callTrackingIntentScore, trigger) }));
}

/** Time since the last visit, and delay of the check (specification, sections 4 and 9). */
const AWAY_MS = 5000;
const CHECK_DELAY_MS = 500;

/**
 * Checks for a returning visitor once a document, 500 ms after it began, and then stores its time as the last visit.
 * @param isNew false when the back/forward cache restores a document: it is no return, but its time is stored
 */
export function watchReturn(isNew = true): void {
  const began = isNew && arrival ? arrival.at : Date.now();
  setTimeout(() => {
    let isReturn = false;
    // Reads the storage again, because another tab may have stored a visit.
    changeLocal(({ lastVisitedTimestamp: last }) => {
      isReturn = isNew && last !== null && began - last > AWAY_MS && arrival?.isFromOutside === true;
      return { lastVisitedTimestamp: began };
    });
    if (isReturn) raise('returning');
  }, CHECK_DELAY_MS);
}

/** Share of the page, and minimum time between two checks (specification, section 9). */
const HALF = 0.5;
const THROTTLE_MS = 100;

/** Returns how far down the page the window is scrolled, 0 to 1; 0 for a page that does not scroll. */
function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? window.scrollY / way : 0;
}

/** Raises the score when half of the page has been scrolled, once for each path, across visits. */
function watchScroll(path: string): void {
  if (localState.getState().pagesScrolled50.includes(path)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    timer = undefined;
    if (scrolledShare() < HALF) return;
    window.removeEventListener('scroll', onScroll);
    // Another tab may have recorded it.
    let isNew = false;
    changeLocal(({ pagesScrolled50 }) => {
      isNew = !pagesScrolled50.includes(path);
      return { pagesScrolled50: isNew ? [...pagesScrolled50, path].slice(-MAX_SCROLLED) : pagesScrolled50 };
    });
    if (isNew) raise('scrolled');
  };
  function onScroll() {
    timer ??= setTimeout(check, THROTTLE_MS);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  // The visitor may have scrolled before this code ran.
  onScroll();
}

function checkFacility(): void {
  const { geolocation, isFacilityScored } = sessionState.getState();
  if (!geolocation?.facility || isFacilityScored) return;
  sessionState.setState({ isFacilityScored: true });
  raise('facility');
}

/** Raises the score once a session when a facility near the visitor is known. */
function watchFacility(): void {
  checkFacility();
  sessionState.subscribe(checkFacility);
}

/** Starts the intent score of a page (specification, section 4 "Call-tracking intent score"). */
export function startScore(path: string, segment: string | null): void {
  if (isSpecialSegment(segment)) raise('special-segment');
  watchReturn();
  watchFacility();
  watchScroll(path);
  // Each event raises the score; the modal itself opens once a session.
  window.addEventListener(ABANDON_EVENT, () => raise('abandon-modal'));
}
