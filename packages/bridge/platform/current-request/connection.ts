import { setMaxListeners } from 'node:events';

import { currentRequest } from './context';

import type { ServerResponse } from 'node:http';

/** The connection closed before the response was sent: what would be loaded and rendered is for nobody. */
export class ConnectionClosedError extends Error {
  override name = 'ConnectionClosedError';
}

/** Compares the name, because Next bundles the class several times. */
export const isConnectionClosed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConnectionClosedError';

/** Returns a controller of a signal that any number of requests to WordPress may listen to. */
export function signalController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Returns a signal that aborts when a connection closes before its response was sent. */
export function connectionSignal(response: ServerResponse): AbortSignal {
  const controller = signalController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ConnectionClosedError('the connection has closed'));
  });
  return controller.signal;
}

/** Whether no connection waits for the current request's response any more. */
export const isAbandoned = (): boolean => currentRequest()?.signal?.aborted ?? false;

/** Call it before each long step. @throws ConnectionClosedError when no connection waits for the response any more */
export const throwIfAbandoned = (): void => currentRequest()?.signal?.throwIfAborted();

/** Returns what shared work resolves to. @throws ConnectionClosedError as soon as the current request is abandoned; the work goes on */
export function whileAwaited<Value>(work: Promise<Value>): Promise<Value> {
  const { signal } = currentRequest() ?? {};
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
