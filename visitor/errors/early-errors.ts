/** Global that queues errors until the reporting code has loaded, and then passes them to it. */
export const EARLY_ERRORS_GLOBAL = 'footbridgeErrors';

/** A page that fails in a loop must not fill memory. */
const MAX_QUEUED = 10;

/**
 * The inline script that queues errors before any other script runs. Text, because its hash is in the Content-Security-Policy
 * (see number/first-paint.ts). In no bundle, because bundles may fail to load.
 */
export const earlyErrorsScript: string =
  `(w=>{let q=w.${EARLY_ERRORS_GLOBAL}=[],k=e=>{if(q.length<${MAX_QUEUED})q.push(e)};` +
  `w.addEventListener("error",k);w.addEventListener("unhandledrejection",k)})(window)`;

/** An error event of the window, or an error that other code caught. */
export type EarlyError = Event | Error;

/** Replaces the array: passes each error on at once. */
interface Queue {
  length: number;
  push: (...given: EarlyError[]) => number;
}

declare global {
  interface Window {
    footbridgeErrors?: EarlyError[] | Queue;
  }
}

/** Reports an error that React caught in an island, so that the window gets no event. */
export function reportEarlyError(error: unknown): void {
  const given = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'An unknown error');
  window.footbridgeErrors?.push(given);
}

/** Passes the queued errors and all later ones to `consume`. Call it once. */
export function consumeErrors(consume: (error: EarlyError) => void): void {
  const queued = window.footbridgeErrors;
  // The inline script's queue is limited to ten, so listen here from now on.
  window.footbridgeErrors = {
    length: 0,
    push: (...given) => {
      given.forEach(consume);
      return 0;
    },
  };
  window.addEventListener('error', consume);
  window.addEventListener('unhandledrejection', consume);
  if (Array.isArray(queued)) queued.forEach(consume);
}
