import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../process-state';

/** Where a picture is resized: few are at the same time, because each takes memory and processor time. */
export interface PicturePlace {
  /** Waits for the place. False when too many wait. */
  take(): Promise<boolean>;
  /** Call it when the picture is resized and stored, or will not be. */
  release(): void;
}

/** The request that is being answered. */
export interface RequestContext {
  /** In its log lines, and its response's X-Request-Id. */
  id: string;
  /** Of a request for a resized picture, also while the optimizer reads the original. */
  picture?: PicturePlace;
  /** The time during which at least one request to WordPress was not answered. */
  wordPress?: { pending: number; sinceMs: number; totalMs: number };
}

export const requestState = processState<AsyncLocalStorage<RequestContext>>('request');

const storage = (): AsyncLocalStorage<RequestContext> => (requestState.value ??= new AsyncLocalStorage());

/** Returns the request that this code runs for; undefined outside of one, such as in the delivery of leads. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();

/** Runs a function, and all that it starts, in the context of a request. */
export const withRequest = <Result>(context: RequestContext, run: () => Result): Result => storage().run(context, run);
