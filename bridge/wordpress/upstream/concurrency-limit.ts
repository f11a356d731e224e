import type { ShareLimits } from './limits';

interface Waiting {
  enter(): void;
  fail(error: unknown): void;
}

export interface ConcurrencyLimit {
  /**
   * One's turn. @returns to be called when done @throws the signal's reason, when that comes first; what `full` gives,
   * when too many wait already; what `turnAway` was given
   */
  enter(signal: AbortSignal, full: () => Error): Promise<() => void>;
  /** All who wait are told. */
  turnAway(error: Error): void;
  inside(): number;
  waiting(): number;
}

/** A door for so many at once; the others stand in line, and the line is short. */
export function createConcurrencyLimit({ maxConcurrent, maxQueued }: ShareLimits): ConcurrencyLimit {
  const waiting = new Set<Waiting>();
  let inside = 0;

  function leaver(): () => void {
    inside += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      inside -= 1;
      const [next] = waiting;
      next?.enter();
    };
  }

  return {
    inside: () => inside,
    waiting: () => waiting.size,
    async enter(signal, full) {
      signal.throwIfAborted();
      if (inside < maxConcurrent) return leaver();
      if (waiting.size >= maxQueued) throw full();
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting.delete(one);
          signal.removeEventListener('abort', late);
        };
        const late = (): void => one.fail(signal.reason);
        const one: Waiting = {
          enter() {
            leave();
            resolve(leaver());
          },
          fail(error) {
            leave();
            reject(error);
          },
        };
        waiting.add(one);
        signal.addEventListener('abort', late, { once: true });
      });
    },
    turnAway(error) {
      for (const one of waiting) one.fail(error);
    },
  };
}
