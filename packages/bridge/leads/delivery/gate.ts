import { backoff } from './backoff';

import type { Failed, Sent } from './target';

export type Gate = ReturnType<typeof createGate>;

interface GateOptions {
  now: () => number;
  random: () => number;
  onPause: (failure: Failed, until: number) => void;
}

/**
 * Returns the circuit breaker of one target: a limit or an outage delays the queue, not single leads. A failure that `pauses`
 * opens it, for longer each time until an attempt succeeds.
 */
export function createGate({ now, random, onPause }: GateOptions) {
  let [pausedAt, until] = [-Infinity, -Infinity];
  let pauses = 0;
  let last: Failed | null = null;
  let isTrying = false;

  /** Returns ms until the pause ends; 0 without one. A clock that was set back ends it. */
  const waitMs = (): number => (now() < pausedAt ? 0 : Math.max(0, until - now()));
  /** Returns how many leads the target may get now: 0 while it is paused or tried, 1 for the try that ends a pause. */
  const room = (): number => (waitMs() > 0 || isTrying ? 0 : pauses > 0 ? 1 : Infinity);

  function pause(failure: Failed): void {
    pauses += 1;
    last = failure;
    pausedAt = now();
    until = pausedAt + backoff(failure, pauses, random());
    onPause(failure, until);
  }

  function end(sentAt: number, sent: Sent): void {
    // Attempts that were under way when the pause began say nothing new.
    if (sentAt <= pausedAt && now() >= pausedAt) return;
    if (sent.kind === 'failed' && sent.pauses) return pause(sent);
    pauses = 0;
    last = null;
  }

  return {
    room,
    waitMs,
    /** The failure that paused the target; null while it takes leads. */
    failure: () => last,
    /** Begins an attempt. Returns the function that ends it; null if there is no room. */
    enter(): ((sent: Sent) => void) | null {
      if (room() === 0) return null;
      const isTry = (isTrying = pauses > 0);
      const sentAt = now();
      return (sent) => {
        if (isTry) isTrying = false;
        end(sentAt, sent);
      };
    },
  };
}
