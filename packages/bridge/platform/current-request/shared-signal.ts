import { ConnectionClosedError, signalController } from './connection';

export type SharedSignal = ReturnType<typeof sharedSignal>;

/** Returns a signal for work that several requests wait for: it aborts when the last that joined has been aborted. */
export function sharedSignal() {
  const controller = signalController();
  let waiting = 0;
  const leave = (): void => {
    waiting -= 1;
    if (waiting === 0) controller.abort(new ConnectionClosedError('every connection has closed'));
  };
  return {
    signal: controller.signal,
    /** Adds a request by its signal. A request without one never leaves, so the work is not aborted any more. */
    join(signal: AbortSignal | undefined): void {
      waiting += 1;
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
    },
  };
}
