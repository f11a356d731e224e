import { FAILURES_IN_A_ROW, PAUSES } from './limits';

/** closed: WordPress is asked. open: it is spared. half-open: it answered a probe, and is asked until one more failure. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** ask: go on. probe: look first whether WordPress answers, and say it by `probed`. refuse: not now. */
export type Admission = 'ask' | 'probe' | 'refuse';

export interface CircuitBreaker {
  state(): BreakerState;
  admit(): Admission;
  /** WordPress answered what somebody needed. */
  succeeded(): void;
  /** It did not. @param beganAt when it was asked: what began before the last answer tells nothing new */
  failed(beganAt: number): void;
  /** What a probe came to, asked for or not (health). */
  probed(isThere: boolean): void;
  /** How often it answered probes, and then failed all the same; 0 once it answered what somebody needed. */
  relapses(): number;
}

/**
 * Whether a WordPress that keeps failing is asked. Failures count in a row: one page that breaks WordPress stops nobody, because
 * the questions beside it are answered. While it is open a probe goes out when somebody asks and the pause is over; pauses
 * grow until WordPress answers more than probes.
 * @param onChange told once when it opens, and once when all is well again
 */
export function createCircuitBreaker({
  now = Date.now,
  onChange,
}: { now?: () => number; onChange?: (isOpen: boolean) => void } = {}): CircuitBreaker {
  let state: BreakerState = 'closed';
  let failures = 0;
  let answeredAt = -Infinity;
  let openings = 0;
  let relapses = 0;
  let probeAt = 0;
  let isProbing = false;

  function open(): void {
    if (state === 'half-open') relapses += 1;
    else if (state === 'closed') onChange?.(true);
    state = 'open';
    probeAt = now() + (PAUSES[Math.min(openings, PAUSES.length - 1)] ?? 0);
    openings += 1;
  }

  return {
    state: () => state,
    relapses: () => relapses,
    admit() {
      if (state !== 'open') return 'ask';
      if (isProbing || now() < probeAt) return 'refuse';
      isProbing = true;
      return 'probe';
    },
    succeeded() {
      answeredAt = now();
      if (state !== 'closed') onChange?.(false);
      state = 'closed';
      failures = openings = relapses = 0;
    },
    failed(beganAt) {
      if (beganAt < answeredAt || state === 'open') return;
      failures += 1;
      if (state === 'half-open' || failures >= FAILURES_IN_A_ROW) open();
    },
    probed(isThere) {
      isProbing = false;
      if (state !== 'open') return;
      if (isThere) state = 'half-open';
      else open();
    },
  };
}
