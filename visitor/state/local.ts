import { listOf, numberIn, oneOf, orNull, recordOf, textUpTo } from '../lib/shape';
import { storedState } from './kept-state';
import { HISTORY_MAX, SCROLLED_MAX } from './types';

import type { LocalState } from './types';

const NAME = 'footbridge.local';
/** The longest address that this site answers. */
const path = textUpTo(2000);

/** The specification's local state (section 3), kept until the visitor clears it. Change it with changeLocal. */
export const localState = storedState<LocalState>({
  area: 'local',
  name: NAME,
  version: 1,
  shape: {
    history: listOf(path, HISTORY_MAX),
    dynamicKeywords: recordOf({ substance: orNull(textUpTo(100)) }),
    callTrackingIntentScore: oneOf(0, 1, 2),
    pagesScrolled50: listOf(path, SCROLLED_MAX),
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

/**
 * Changes the local state from what the storage holds now: a tab in the background, or one brought back by the browser,
 * would otherwise write its older copy over another tab's changes.
 * @param change from the newest state to the keys that change
 */
export function changeLocal(change: (state: LocalState) => Partial<LocalState>): void {
  void localState.persist.rehydrate();
  localState.setState(change);
}

// What another tab writes counts here at once: the score, and with it the number on the page.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) void localState.persist.rehydrate();
  });
}
