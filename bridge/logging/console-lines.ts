import { format } from 'node:util';

import type { LogLevel, LogSink } from '../log';

/** null: not written. What packages tell of their doings is for developers; Faust names each page that it makes. */
const LEVELS = { log: null, info: null, warn: 'warn', error: 'error' } as const satisfies Record<string, LogLevel | null>;
/** Colours and weights of a terminal. */
// oxlint-disable-next-line no-control-regex -- that is how they begin
const COLOURS = /\u001b\[[\d;]*m/g;
/** Where in packages an error came by helps nobody. */
const FOREIGN_FRAMES = /\n\s+at [^\n]*(?:node_modules|node:internal)[^\n]*/g;

/** A visitor left while sending: Node's word for it. Next complains of it, and nobody can mend it; the access line says `left`. */
const isLeaving = (said: unknown): boolean => said instanceof Error && said.message === 'aborted' && Reflect.get(said, 'code') === 'ECONNRESET';

/**
 * Lets what Next and packages complain of become lines like all others: one each, of the area `next`.
 * @returns puts the console back
 */
export function consoleToLines(sink: LogSink): () => void {
  const entries = Object.entries(LEVELS);
  const before = { ...console };
  for (const [name, level] of entries) {
    Reflect.set(console, name, (...said: unknown[]) => {
      if (level === null || said.some(isLeaving)) return;
      const text = format(...said).replace(COLOURS, '').replace(FOREIGN_FRAMES, '').trim();
      if (text) sink(level, 'next', text);
    });
  }
  return () => {
    for (const [name] of entries) Reflect.set(console, name, Reflect.get(before, name));
  };
}
