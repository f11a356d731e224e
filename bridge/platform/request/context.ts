import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../process-state';

/** What is known of the request that is being answered. */
export interface RequestContext {
  /** In its log lines and in its answer's X-Request-Id. */
  id: string;
}

export const requestState = processState<AsyncLocalStorage<RequestContext>>('request');

const storage = (): AsyncLocalStorage<RequestContext> => (requestState.value ??= new AsyncLocalStorage());

/** The request that this code runs for; undefined for what runs for none, such as the delivery of leads. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();

/** Runs what answers a request; whatever that begins knows the request, too. */
export const withRequest = <Result>(context: RequestContext, answer: () => Result): Result =>
  storage().run(context, answer);
