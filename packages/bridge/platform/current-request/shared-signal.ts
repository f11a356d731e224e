import { ConnectionClosedError, signalController } from './connection';

/** A signal for work that several requests wait for. */
export interface SharedSignal {
  readonly signal: AbortSignal;
  /** Adds a request by its signal. A request without one never leaves, so the work is not aborted any more. */
  join(signal: AbortSignal | undefined): void;
}

/** Returns a signal that aborts when the last request that joined has been aborted. */
export function sharedSignal(): SharedSignal {
  const controller = signalController();
  let waiting = 0;
  const leave = (): void => {
    waiting -= 1;
    if (waiting === 0) controller.abort(new ConnectionClosedError('every connection has closed'));
  };
  return {
    signal: controller.signal,
    join(signal) {
      waiting += 1;
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
    },
  };
}
