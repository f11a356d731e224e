import { sharedSignal, type SharedSignal } from '../../platform/current-request/shared-signal';

/** responded: the leading request was answered. ended: it was not, so the waiter may lead. */
export type Coalesced = 'responded' | 'ended';

export interface LeadingRequest {
  /** Aborts when the leading request and all that wait for it have left. */
  signal: AbortSignal | undefined;
  responded(): void;
  /** To be called in any case, when its work has ended. */
  ended(): void;
}

interface Flight {
  shared: SharedSignal;
  waiting: ((outcome: Coalesced) => void)[];
}

/** Waiting requests that are answered in one turn of the event loop: other pages are answered in between. */
const MAX_PER_TURN = 50;

function release(waiting: Flight['waiting'], outcome: Coalesced): void {
  for (const resolve of waiting.splice(0, MAX_PER_TURN)) resolve(outcome);
  if (waiting.length > 0) setImmediate(release, waiting, outcome);
}

/** Coalesces requests for a page that is being rendered: they wait for the first of them. */
export function createCoalescer() {
  const flights = new Map<string, Flight>();
  return {
    /** Waits for the request that leads with this key; null if none does. @param signal of the waiting request's connection */
    join(key: string, signal: AbortSignal | undefined): Promise<Coalesced> | null {
      const flight = flights.get(key);
      if (!flight) return null;
      flight.shared.join(signal);
      return new Promise((resolve) => flight.waiting.push(resolve));
    },
    lead(key: string, signal: AbortSignal | undefined): LeadingRequest {
      const flight: Flight = { shared: sharedSignal(), waiting: [] };
      flight.shared.join(signal);
      flights.set(key, flight);
      const end = (outcome: Coalesced): void => {
        if (flights.get(key) !== flight) return;
        flights.delete(key);
        release(flight.waiting, outcome);
      };
      return {
        signal: flight.shared.signal,
        // An aborted render is still running in Next: a new request for the page would get its error.
        responded: () => void (flight.shared.signal.aborted || end('responded')),
        ended: () => end('ended'),
      };
    },
  };
}
