import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../process-state';

import type { OutgoingHttpHeaders } from 'node:http';

/** Why there is no body. 'aborted': the client disconnected. */
export type UnreadBody = 'too-large' | 'too-slow' | 'aborted';
export type ReceivedBody = Buffer | UnreadBody;

/** Where a picture is resized: few are at the same time, because each takes memory and processor time. */
export interface PicturePlace {
  /** Waits for the place. False when too many wait. */
  take(): Promise<boolean>;
  /** Call it when the picture is resized and stored, or will not be. */
  release(): void;
}

export interface RequestContext {
  /** In its log lines, and its response's X-Request-Id. */
  id: string;
  /** Its query as sent, without "?", at most as long as limit-query.ts allows. Next gets only what its route declares. */
  search: string;
  /** Aborts when no connection waits for the answer any more. Undefined for work that none waits for. */
  signal?: AbortSignal | undefined;
  /** The body, if the server received it before the request got its place. */
  body?: Promise<ReceivedBody>;
  /** Of a request for a resized picture, also while the optimizer reads the original. */
  picture?: PicturePlace;
  /** The cached page that Next answers with, and the headers of Next's response. */
  served?: { readonly key: string; headers?: OutgoingHttpHeaders };
  /** The time during which at least one request to WordPress was not answered. */
  wordPress: { pending: number; sinceMs: number; totalMs: number };
}

export const requestState = processState<AsyncLocalStorage<RequestContext>>('request');

const storage = (): AsyncLocalStorage<RequestContext> => (requestState.value ??= new AsyncLocalStorage());

export const newContext = (id: string): RequestContext => ({
  id,
  search: '',
  wordPress: { pending: 0, sinceMs: 0, totalMs: 0 },
});

/** Returns the request that this code runs for; undefined outside of one, such as in the delivery of leads. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();

/** Runs a function, and all that it starts, in the context of a request. */
export const withRequest = <Result>(context: RequestContext, run: () => Result): Result => storage().run(context, run);

/** Runs a function, and all that it starts, until another signal aborts; without one to its end, also if the connection closes. */
export function withSignal<Result>(signal: AbortSignal | undefined, run: () => Result): Result {
  const context = currentRequest();
  return context ? withRequest({ ...context, signal }, run) : run();
}
