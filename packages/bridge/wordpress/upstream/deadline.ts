import { signalController } from '../../platform/current-request/connection';
import { currentRequest } from '../../platform/current-request/context';

export interface Deadline {
  signal: AbortSignal;
  clear(): void;
}

/**
 * Returns a signal that aborts after a time, or when nobody waits any more. AbortSignal.any() may be garbage-collected with
 * its timer.
 */
export function deadline(ms: number): Deadline {
  const controller = signalController();
  const { signal: closed } = currentRequest() ?? {};
  const timer = setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
  timer.unref();
  const abort = (): void => controller.abort(closed?.reason);
  if (closed?.aborted) abort();
  closed?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      closed?.removeEventListener('abort', abort);
    },
  };
}
