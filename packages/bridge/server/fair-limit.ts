export interface FairLimitOptions {
  maxConcurrent: number;
  /** Of them, those of one client: the others always find a place. */
  maxPerClient: number;
  maxQueued: number;
  /** From when a request is complete. */
  maxWaitMs: number;
}

export interface EnteringRequest {
  /** Its address, as a key. */
  client: string;
  /** Resolves when the request is complete: until then it holds a place in the queue only. Undefined if it has no body. */
  received?: Promise<unknown> | undefined;
  /** Removes it from the queue. */
  signal?: AbortSignal | undefined;
}

/** A function that releases the place, or why there is none. */
export type Place = (() => void) | 'full' | 'late' | 'left';

interface Queued {
  client: string;
  isComplete: boolean;
  settle(place: Place): void;
}

/**
 * Returns a function that waits for a place of a concurrency limit with a queue that is fair to clients: they take turns, and when the queue is full, the client with the
 * most requests in it loses its newest. So a flood from one address refuses its own requests first.
 */
export function createFairLimit({ maxConcurrent, maxPerClient, maxQueued, maxWaitMs }: FairLimitOptions) {
  const active = new Map<string, number>();
  let total = 0;
  const queues = new Map<string, Set<Queued>>();
  let queued = 0;

  const hasPlaceFor = (client: string): boolean => total < maxConcurrent && (active.get(client) ?? 0) < maxPerClient;

  function take(client: string): () => void {
    total += 1;
    active.set(client, (active.get(client) ?? 0) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      total -= 1;
      const left = (active.get(client) ?? 1) - 1;
      if (left > 0) active.set(client, left);
      else active.delete(client);
      startNext();
    };
  }

  function nextComplete(): Queued | undefined {
    for (const [client, queue] of queues) {
      if (!hasPlaceFor(client)) continue;
      for (const request of queue) if (request.isComplete) return request;
    }
    return undefined;
  }

  let isStarting = false;

  /** Starts the next request in a turn of the event loop of its own: in between others are answered and closed. */
  function startNext(): void {
    if (isStarting) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      const next = nextComplete();
      if (!next) return;
      const { client } = next;
      const rest = queues.get(client);
      next.settle(take(client));
      // The others come first.
      if (rest && queues.delete(client)) queues.set(client, rest);
      startNext();
    });
  }

  /** Returns whether the queue has room for a client's request, also by refusing another client's newest. */
  function makeRoom(client: string): boolean {
    // Those that are about to get a free place do not wait for it.
    if (queued < maxQueued + maxConcurrent - total) return true;
    const longest = [...queues.values()].reduce((one, other) => (other.size > one.size ? other : one));
    if (longest.size <= (queues.get(client)?.size ?? 0) + 1) return false;
    [...longest].at(-1)?.settle('full');
    return true;
  }

  function enqueue({ client, received, signal }: EnteringRequest): Promise<Place> {
    return new Promise((resolve) => {
      const own = queues.get(client) ?? new Set();
      let timer: NodeJS.Timeout | undefined;
      const leave = (): void => request.settle('left');
      const complete = (): void => {
        if (!own.has(request)) return;
        request.isComplete = true;
        timer = setTimeout(() => request.settle('late'), maxWaitMs);
        startNext();
      };
      const request: Queued = {
        client,
        isComplete: false,
        settle(place) {
          if (!own.delete(request)) return;
          queued -= 1;
          if (own.size === 0) queues.delete(client);
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          resolve(place);
        },
      };
      own.add(request);
      queues.set(client, own);
      queued += 1;
      signal?.addEventListener('abort', leave, { once: true });
      if (received) void received.then(complete);
      else complete();
    });
  }

  return async (request: EnteringRequest): Promise<Place> => {
    if (request.signal?.aborted) return 'left';
    return makeRoom(request.client) ? enqueue(request) : 'full';
  };
}
