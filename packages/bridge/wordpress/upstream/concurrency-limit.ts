import type { ShareLimits } from './limits';

interface Queued {
  enter(): void;
  fail(error: unknown): void;
}

export interface ConcurrencyLimit {
  /**
   * Waits for a slot.
   * @returns a function that releases it
   * @throws the signal's reason when it aborts first; `full()` when the queue is full; the error given to `rejectQueued`
   */
  enter(signal: AbortSignal, full: () => Error): Promise<() => void>;
  rejectQueued(error: Error): void;
  active(): number;
  queued(): number;
}

/** Returns a concurrency limit with a queue (first in, first out). */
export function createConcurrencyLimit({ maxConcurrent, maxQueued }: ShareLimits): ConcurrencyLimit {
  const queue = new Set<Queued>();
  let active = 0;

  function takeSlot(): () => void {
    active += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      active -= 1;
      const [next] = queue;
      next?.enter();
    };
  }

  return {
    active: () => active,
    queued: () => queue.size,
    async enter(signal, full) {
      signal.throwIfAborted();
      if (active < maxConcurrent) return takeSlot();
      if (queue.size >= maxQueued) throw full();
      return new Promise((resolve, reject) => {
        const leaveQueue = (): void => {
          queue.delete(request);
          signal.removeEventListener('abort', abort);
        };
        const abort = (): void => request.fail(signal.reason);
        const request: Queued = {
          enter() {
            leaveQueue();
            resolve(takeSlot());
          },
          fail(error) {
            leaveQueue();
            reject(error);
          },
        };
        queue.add(request);
        signal.addEventListener('abort', abort, { once: true });
      });
    },
    rejectQueued(error) {
      for (const request of queue) request.fail(error);
    },
  };
}
