/** On window, from the head of the document on: what went wrong until the late code has come, and then who takes it. */
export const EARLY_NAME = 'footbridgeErrors';

/** A page that fails in a loop must not fill the memory. */
const MOST = 10;

/**
 * The inline script that hears errors before any other script runs. Text, as number/first-paint.ts says why: its hash stands
 * in the Content-Security-Policy. Bundles may fail to load or to run, so it is in none of them.
 */
export const earlyErrorsScript: string =
  `(w=>{let q=w.${EARLY_NAME}=[],k=e=>{if(q.length<${MOST})q.push(e)};` +
  `w.addEventListener("error",k);w.addEventListener("unhandledrejection",k)})(window)`;

/** What went wrong: an event of the window's, or an error that somebody else caught. */
export type Early = Event | Error;

/** Replaces the list: what was held so far is taken, what comes is taken at once. */
interface Queue {
  length: number;
  push: (...given: Early[]) => number;
}

declare global {
  interface Window {
    footbridgeErrors?: Early[] | Queue;
  }
}

/** Reports an error that the window does not hear of: one that React catches in an island. */
export function storeError(error: unknown): void {
  const given = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'An unknown error');
  window.footbridgeErrors?.push(given);
}

/** Takes over what the inline script has heard, and all that comes. To be called once. */
export function takeErrors(take: (error: Early) => void): void {
  const held = window.footbridgeErrors;
  // The script's own list goes on filling, and is full at ten: events are heard here from now on.
  window.footbridgeErrors = {
    length: 0,
    push: (...given) => {
      given.forEach(take);
      return 0;
    },
  };
  window.addEventListener('error', take);
  window.addEventListener('unhandledrejection', take);
  if (Array.isArray(held)) held.forEach(take);
}
