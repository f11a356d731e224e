import type { Event as Report, EventHint } from '@sentry/browser';
import type { Early } from './early';

/** A report, or an error that the SDK makes one of. */
export type Whole = { error: unknown; hint: EventHint } | { report: Report };

const mechanism = (type: string) => ({ mechanism: { type, handled: false } });

/** Browsers give no error with a script that could not be read, only where that was. */
function withoutError({ message, filename, lineno, colno }: ErrorEvent): Whole {
  const frames = [{ filename, lineno, colno, in_app: true }];
  const value = { type: 'Error', value: message, ...mechanism('onerror'), ...(filename && { stacktrace: { frames } }) };
  return { report: { level: 'error', exception: { values: [value] } } };
}

/** What is to be reported of what went wrong. */
export function wholeError(early: Early): Whole {
  if (early instanceof ErrorEvent)
    return early.error ? { error: early.error, hint: mechanism('onerror') } : withoutError(early);
  if ('reason' in early) return { error: early.reason, hint: mechanism('onunhandledrejection') };
  return { error: early, hint: mechanism('react') };
}
