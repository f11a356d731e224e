import { format } from 'node:util';

import { isAbandoned, isConnectionClosed } from '../current-request/connection';
import { printableText } from '../invisible';
import { isUpstreamError } from '../upstream-error';

import type { LogLevel, LogSink } from '../log';

/** null: not written. Packages log for developers; Faust logs each page that it renders. */
const LEVELS = { log: null, info: null, warn: 'warn', error: 'error' } as const satisfies Record<
  string,
  LogLevel | null
>;
/** Escape sequences for a terminal's colors. */
// oxlint-disable-next-line no-control-regex -- they begin with a control character
const COLORS = /\u001b\[[\d;]*m/g;
/** Stack frames in packages. */
const PACKAGE_FRAMES = /\n[^\S\n]+at [^\n]*(?:node_modules|node:internal)[^\n]*/g;

/** An error because a visitor has disconnected: Node's, and the site's. The access line says `left`. */
const isDisconnect = (value: unknown): boolean =>
  (value instanceof Error && value.message === 'aborted' && Reflect.get(value, 'code') === 'ECONNRESET') ||
  isConnectionClosed(value) ||
  (isUpstreamError(value) && isAbandoned());

/** The image optimizer's message for an image that /media did not serve, which /media has logged with its cause. */
const isImageFailure = ([prefix, sentence]: unknown[]): boolean =>
  [prefix, sentence].some((one) => typeof one === 'string' && one.includes('internal image response failed for'));

/** Returns whether an error of a console call was not logged yet: Next logs one three times, and for each visitor. */
function newErrors(): (values: unknown[]) => boolean {
  const logged = new WeakSet<Error>();
  return (values) => {
    const errors = values.filter((one) => one instanceof Error);
    const isNew = errors.length === 0 || errors.some((error) => !logged.has(error));
    for (const error of errors) logged.add(error);
    return isNew;
  };
}

/** The templates that Faust logs for each page, and Next's advice against an error page for all statuses. */
const NOISE = /Possible templates for resolved url|custom-error-no-custom-404/;
const isNoise = ([first]: unknown[]): boolean => typeof first === 'string' && NOISE.test(first);

/** An upstream failure is no bug, so it is logged as a warning without its stack. */
const upstreamErrorIn = (values: unknown[]): Error | undefined =>
  values.find((one): one is Error => isUpstreamError(one));

type ConsoleName = keyof typeof LEVELS;

/** Replaces the console's methods. @returns restores them */
function replaceConsole(write: (name: ConsoleName, values: unknown[]) => void): () => void {
  const names: ConsoleName[] = ['log', 'info', 'warn', 'error'];
  const before = { ...console };
  for (const name of names)
    Reflect.set(console, name, (...values: unknown[]) => void (isNoise(values) || write(name, values)));
  return () => {
    for (const name of names) Reflect.set(console, name, before[name]);
  };
}

/** Sends what Next and packages write to the console to the log. @returns restores the console */
export function redirectConsole(sink: LogSink): () => void {
  const isNew = newErrors();
  return replaceConsole((name, values) => {
    const level = LEVELS[name];
    if (level === null || values.some(isDisconnect) || isImageFailure(values) || !isNew(values)) return;
    const upstreamError = upstreamErrorIn(values);
    if (upstreamError) return sink('warn', 'next', String(upstreamError));
    const text = format(...values)
      .replace(COLORS, '')
      .replace(PACKAGE_FRAMES, '')
      .trim();
    if (text) sink(level, 'next', text);
  });
}

/** Lets the console write each error once, and no character that controls a terminal. @returns restores it */
export function tidyConsole(): () => void {
  const { log, info, warn, error } = console;
  const before = { log, info, warn, error };
  const isNew = newErrors();
  return replaceConsole((name, values) => {
    if (name === 'error' && !isNew(values)) return;
    const upstreamError = upstreamErrorIn(values);
    if (upstreamError) return before.warn(printableText(String(upstreamError)));
    before[name](printableText(format(...values).replace(COLORS, '')));
  });
}
