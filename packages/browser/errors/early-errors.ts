/** Global that queues errors until the reporting code has loaded, and then passes them to it. */
export const EARLY_ERRORS_GLOBAL = 'footbridgeErrors';

/** A page that fails in a loop must not fill memory. */
const MAX_QUEUED = 10;

/**
 * The inline script that queues errors before any other script runs. Text, because its hash is in the Content-Security-Policy.
 * In no bundle, because bundles may fail to load.
 */
export const earlyErrorsScript: string =
  `(w=>{let q=w.${EARLY_ERRORS_GLOBAL}=[],k=e=>{if(q.length<${MAX_QUEUED})q.push(e)};` +
  `w.addEventListener("error",k);w.addEventListener("unhandledrejection",k)})(window)`;

/** An error event of the window, or an error that other code caught. */
export type EarlyError = Event | Error;

declare global {
  interface Window {
    footbridgeErrors?: EarlyError[] | { push: (error: EarlyError) => void };
  }
}

/** Reports an error that React caught in an island, so that the window gets no event. */
export function reportEarlyError(error: unknown): void {
  const given = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'An unknown error');
  window.footbridgeErrors?.push(given);
}
