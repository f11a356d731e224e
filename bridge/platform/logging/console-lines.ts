import { format } from 'node:util';

import { isUpstreamError } from '../upstream-error';

import type { LogLevel, LogSink } from '../log';

/** null: not written. What packages tell of their doings is for developers; Faust names each page that it makes. */
const LEVELS = { log: null, info: null, warn: 'warn', error: 'error' } as const satisfies Record<
  string,
  LogLevel | null
>;
/** Colours and weights of a terminal. */
// oxlint-disable-next-line no-control-regex -- that is how they begin
const COLOURS = /\u001b\[[\d;]*m/g;
/** Where in packages an error came by helps nobody. */
const FOREIGN_FRAMES = /\n[^\S\n]+at [^\n]*(?:node_modules|node:internal)[^\n]*/g;

/** A visitor left while sending: Node's word for it. Next complains of it, and nobody can mend it; the access line says `left`. */
const isLeaving = (said: unknown): boolean =>
  said instanceof Error && said.message === 'aborted' && Reflect.get(said, 'code') === 'ECONNRESET';

/** The optimizer's word for a picture of this site's own that it was not given: whoever did not give it has said so, with the cause. */
const isOfOwnPicture = ([prefix, sentence]: unknown[]): boolean =>
  [prefix, sentence].some((one) => typeof one === 'string' && one.includes('internal image response failed for'));

/**
 * Next complains of one error wherever it passes on its way up: three times of a page that could not be made, and for each
 * visitor who waited for it.
 */
function news(): (said: unknown[]) => boolean {
  const told = new WeakSet<Error>();
  return (said) => {
    const errors = said.filter((one) => one instanceof Error);
    const isNew = errors.length === 0 || errors.some((error) => !told.has(error));
    for (const error of errors) told.add(error);
    return isNew;
  };
}

/** A WordPress that fails is no mistake in the code: where it was noticed helps nobody, and it may pass. */
const upstreamIn = (said: unknown[]): Error | undefined => said.find((one): one is Error => isUpstreamError(one));

/**
 * Lets what Next and packages complain of become lines like all others: one for each error, of the area `next`.
 * @returns puts the console back
 */
export function consoleToLines(sink: LogSink): () => void {
  const entries = Object.entries(LEVELS);
  const before = { ...console };
  const isNew = news();
  for (const [name, level] of entries) {
    Reflect.set(console, name, (...said: unknown[]) => {
      if (level === null || said.some(isLeaving) || isOfOwnPicture(said) || !isNew(said)) return;
      const upstream = upstreamIn(said);
      if (upstream) return sink('warn', 'next', String(upstream));
      const text = format(...said)
        .replace(COLOURS, '')
        .replace(FOREIGN_FRAMES, '')
        .trim();
      if (text) sink(level, 'next', text);
    });
  }
  return () => {
    for (const [name] of entries) Reflect.set(console, name, Reflect.get(before, name));
  };
}

/**
 * For people at a terminal: Next's words as they are, each error once.
 * @returns puts the console back
 */
export function errorsOnce(): () => void {
  const before = { ...console };
  const isNew = news();
  Reflect.set(console, 'error', (...said: unknown[]) => void (isNew(said) && before.error(...said)));
  return () => void Reflect.set(console, 'error', before.error);
}
