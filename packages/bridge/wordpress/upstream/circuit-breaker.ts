import { FAILURES_TO_OPEN, RETRY_DELAYS_MS } from './limits';

/** closed: requests are sent. open: none are. half-open: WordPress answered a probe; the next failure opens it again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** send: send the request. probe: probe WordPress first, and report the result with `probed`. reject: do not send it. */
export type Admission = 'send' | 'probe' | 'reject';

export interface CircuitBreaker {
  state(): BreakerState;
  admit(): Admission;
  /** Records that WordPress answered a request. */
  succeeded(): void;
  /** Records a failure. @param sentAt when the request was sent; failures of requests sent before the last answer are ignored */
  failed(sentAt: number): void;
  /** Records the result of a probe, of a health check too. */
  probed(isUp: boolean): void;
  /** Returns how often WordPress answered a probe and failed again; 0 once it answered a request. */
  relapses(): number;
}

/**
 * Returns a circuit breaker. It counts consecutive failures, so one page that breaks WordPress does not open it while other
 * requests succeed. While it is open, the first request after the delay sends a probe; delays grow until a request succeeds.
 * @param onChange called once when it opens, and once when it closes
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
    probeAt = now() + (RETRY_DELAYS_MS[Math.min(openings, RETRY_DELAYS_MS.length - 1)] ?? 0);
    openings += 1;
  }

  return {
    state: () => state,
    relapses: () => relapses,
    admit() {
      if (state !== 'open') return 'send';
      if (isProbing || now() < probeAt) return 'reject';
      isProbing = true;
      return 'probe';
    },
    succeeded() {
      answeredAt = now();
      if (state !== 'closed') onChange?.(false);
      state = 'closed';
      failures = openings = relapses = 0;
    },
    failed(sentAt) {
      if (sentAt < answeredAt || state === 'open') return;
      failures += 1;
      if (state === 'half-open' || failures >= FAILURES_TO_OPEN) open();
    },
    probed(isUp) {
      isProbing = false;
      if (state !== 'open') return;
      if (isUp) state = 'half-open';
      else open();
    },
  };
}
