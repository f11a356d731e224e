import { VISITS_PER_SAMPLE, VITALS_ATTRIBUTE } from '@/shared/vitals';
import { mayMeasure } from '@/visitor/consent/may-measure';
import { sessionState } from '@/visitor/state/session';

/** Drawn once a session, and stored as yes or no. */
function isSampled(): boolean {
  const { sendsVitals } = sessionState.getState();
  if (sendsVitals !== null) return sendsVitals;
  const isChosen = Math.random() < 1 / VISITS_PER_SAMPLE;
  sessionState.setState({ sendsVitals: isChosen });
  return isChosen;
}

/** Reports how fast this page is to the site itself, for one visit in VISITS_PER_SAMPLE, where its server counts that and its visitor does not mind. */
export function startVitals(): void {
  if (!document.body.hasAttribute(VITALS_ATTRIBUTE) || !mayMeasure() || !isSampled()) return;
  // A chunk that does not come costs a measurement, nothing else.
  import('./report-vitals').then(
    (chunk) => chunk.reportVitals(),
    () => undefined,
  );
}
