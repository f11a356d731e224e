import type { ShareLimits } from './limits';

export interface ConcurrencyLimit {
  /**
   * Waits for a slot.
   * @returns a function that releases it; to be called once
   * @throws the signal's reason when it aborts first; `full()` when the queue is full
   */
  enter(signal: AbortSignal, full: () => Error): Promise<() => void>;
  active(): number;
  queued(): number;
}

/** Returns a concurrency limit with a queue (first in, first out). */
export function createConcurrencyLimit({ maxConcurrent, maxQueued }: ShareLimits): ConcurrencyLimit {
  const queue = new Set<() => void>();
  let active = 0;

  const takeSlot = (): (() => void) => {
    active += 1;
    return () => {
      active -= 1;
      const [next] = queue;
      next?.();
    };
  };

  return {
    active: () => active,
    queued: () => queue.size,
    async enter(signal, full) {
      signal.throwIfAborted();
      if (active < maxConcurrent) return takeSlot();
      if (queue.size >= maxQueued) throw full();
      return new Promise((resolve, reject) => {
        const leaveQueue = (): void => {
          queue.delete(begin);
          signal.removeEventListener('abort', abort);
        };
        const begin = (): void => {
          leaveQueue();
          resolve(takeSlot());
        };
        const abort = (): void => {
          leaveQueue();
          reject(signal.reason);
        };
        queue.add(begin);
        signal.addEventListener('abort', abort, { once: true });
      });
    },
  };
}
