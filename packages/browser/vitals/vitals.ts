import { VISITS_PER_SAMPLE, VITALS_ATTRIBUTE } from '@footbridge/shared/vitals';
import { mayMeasure } from '@footbridge/browser/consent/may-measure';
import { sessionState } from '@footbridge/browser/state/session';

/** Returns whether this session reports. Sampled once a session and stored. */
function isSampled(): boolean {
  const { sendsVitals } = sessionState.getState();
  if (sendsVitals !== null) return sendsVitals;
  const isChosen = Math.random() < 1 / VISITS_PER_SAMPLE;
  sessionState.setState({ sendsVitals: isChosen });
  return isChosen;
}

/** Reports this page's field data for one visit in VISITS_PER_SAMPLE, if the server counts them and the visitor has not refused. */
export function startVitals(): void {
  if (!document.body.hasAttribute(VITALS_ATTRIBUTE) || !mayMeasure() || !isSampled()) return;
  import('./report-vitals').then(
    (chunk) => chunk.reportVitals(),
    () => undefined,
  );
}
