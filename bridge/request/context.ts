import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being answered. */
export interface RequestContext {
  /** In its log lines and in its answer's X-Request-Id. */
  id: string;
}

// On globalThis, because Next gives pages, API routes and the start of the server module instances of their own.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeRequest: AsyncLocalStorage<RequestContext> | undefined;
}

const storage = (): AsyncLocalStorage<RequestContext> => (globalThis.footbridgeRequest ??= new AsyncLocalStorage());

/** The request that this code runs for; undefined for what runs for none, such as the delivery of leads. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();

/** Runs what answers a request; whatever that begins knows the request, too. */
export const withRequest = <Result>(context: RequestContext, answer: () => Result): Result =>
  storage().run(context, answer);
