/** Coalesces requests for a page that is being rendered: they wait for the first of them. */
export interface Coalescer {
  /** Adds a waiter, if a request with this key leads. Returns whether one does. */
  join(key: string, waiter: Waiter): boolean;
  /** Makes the caller's request lead. Call one of the two functions once. */
  lead(key: string): { responded(): void; aborted(): void };
}

export interface Waiter {
  onResponse(): void;
  /** The leading request ended without a response: the waiter may lead. */
  onAbort(): void;
}

/** Returns the coalescer of one server. */
export function createCoalescer(): Coalescer {
  const waiting = new Map<string, Waiter[]>();
  const end = (key: string, own: readonly Waiter[], notify: (waiter: Waiter) => void): void => {
    if (waiting.get(key) !== own) return;
    waiting.delete(key);
    for (const waiter of own) notify(waiter);
  };
  return {
    join(key, waiter) {
      const others = waiting.get(key);
      others?.push(waiter);
      return others !== undefined;
    },
    lead(key) {
      const own: Waiter[] = [];
      waiting.set(key, own);
      return {
        responded: () => end(key, own, (waiter) => waiter.onResponse()),
        aborted: () => end(key, own, (waiter) => waiter.onAbort()),
      };
    },
  };
}
