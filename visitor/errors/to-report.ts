import type { Event as Report, EventHint } from '@sentry/browser';
import type { EarlyError } from './early-errors';

/** A report, or an error from which the SDK makes one. */
export type Reportable = { error: unknown; hint: EventHint } | { report: Report };

const mechanism = (type: string) => ({ mechanism: { type, handled: false } });

/** Returns a report for an event without an error: a script that could not be parsed, with its place only. */
function withoutError({ message, filename, lineno, colno }: ErrorEvent): Reportable {
  const frames = [{ filename, lineno, colno, in_app: true }];
  const value = { type: 'Error', value: message, ...mechanism('onerror'), ...(filename && { stacktrace: { frames } }) };
  return { report: { level: 'error', exception: { values: [value] } } };
}

/** Returns what to report for an error event or a caught error. */
export function toReport(early: EarlyError): Reportable {
  if (early instanceof ErrorEvent)
    return early.error ? { error: early.error, hint: mechanism('onerror') } : withoutError(early);
  if ('reason' in early) return { error: early.reason, hint: mechanism('onunhandledrejection') };
  return { error: early, hint: mechanism('react') };
}
