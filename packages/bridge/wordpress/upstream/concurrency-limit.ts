import type { ShareLimits } from './limits';

export class ConcurrencyLimit {
  active = 0;
  readonly #queue = new Set<() => void>();

  constructor(private readonly limits: ShareLimits) {}

  get queued(): number {
    return this.#queue.size;
  }

  /** Waits for a slot, and returns a function that releases it. @throws the signal's reason; `full()` when the queue is full */
  async enter(signal: AbortSignal, full: () => Error): Promise<() => void> {
    signal.throwIfAborted();
    if (this.active < this.limits.maxConcurrent) this.active += 1;
    else if (this.#queue.size < this.limits.maxQueued) await this.#wait(signal);
    else throw full();
    return () => {
      const [next] = this.#queue;
      if (next) next();
      else this.active -= 1;
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.delete(begin);
        signal.removeEventListener('abort', abort);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const abort = (): void => {
        leave();
        reject(signal.reason);
      };
      this.#queue.add(begin);
      signal.addEventListener('abort', abort, { once: true });
    });
  }
}
