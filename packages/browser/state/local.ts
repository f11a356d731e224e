import { listOf, numberIn, oneOf, orNull, recordOf, textUpTo } from '../lib/shape';
import { storedState } from './storage';
import { MAX_HISTORY, MAX_SCROLLED } from './types';

const NAME = 'footbridge.local';
/** The site's longest URL. */
const path = textUpTo(2000);

/** The specification's local state (section 3), stored until the visitor clears it. Change it with changeLocal. */
export const localState = storedState({
  area: 'local',
  name: NAME,
  shape: {
    /** Visited paths, newest last, as are those scrolled to half. */
    history: listOf(path, MAX_HISTORY),
    dynamicKeywords: recordOf({ substance: orNull(textUpTo(100)) }),
    callTrackingIntentScore: oneOf(0, 1, 2),
    pagesScrolled50: listOf(path, MAX_SCROLLED),
    /** Milliseconds since 1970; null before the first visit. */
    lastVisitedTimestamp: orNull(numberIn(0, Number.MAX_SAFE_INTEGER)),
  },
  initial: {
    history: [],
    dynamicKeywords: { substance: null },
    callTrackingIntentScore: 0,
    pagesScrolled50: [],
    lastVisitedTimestamp: null,
  },
});

export type LocalState = ReturnType<typeof localState.getState>;

/**
 * Changes the local state after reading the storage again, so that a tab in the background does not overwrite another tab's
 * changes with its older copy.
 */
export function changeLocal(change: (state: LocalState) => Partial<LocalState>): void {
  void localState.persist.rehydrate();
  localState.setState(change);
}

// Another tab's changes apply at once: the score, and with it the number on the page.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) void localState.persist.rehydrate();
  });
}
