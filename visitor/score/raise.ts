import { changeLocal, localState } from '../state/local';

import type { IntentScore } from '../state/types';

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
