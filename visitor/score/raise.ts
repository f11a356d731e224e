import { changeLocal, localState } from '../state/local';

import type { IntentScore } from '../state/types';

/** What raises the call-tracking intent score (specification, section 4). */
export type Trigger = 'abandon-modal' | 'returning' | 'scrolled' | 'facility' | 'special-segment';

/** The score after a trigger: one step more, 2 at most. A page of a special segment lifts 0 to 1 and nothing else. */
export function raised(score: IntentScore, trigger: Trigger): IntentScore {
  if (trigger === 'special-segment') return score === 0 ? 1 : score;
  return score === 0 ? 1 : 2;
}

/** Raises the stored score. At 2 nothing happens. What follows the score (number, cookie) hears it from the local state. */
export function raise(trigger: Trigger): void {
  if (localState.getState().callTrackingIntentScore === 2) return;
  changeLocal(({ callTrackingIntentScore }) => ({ callTrackingIntentScore: raised(callTrackingIntentScore, trigger) }));
}
