import type { parseArgs, ParseArgsConfig } from 'node:util';
import type { StopSignal } from '../process/signals';
import type { Supervisor } from '../process/supervisor';

export type Flags = NonNullable<ParseArgsConfig['options']>;
export type Values<Own extends Flags> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

/** A command's module exports it as `command`. Its flags, `--help` and errors are the entry's. */
export interface Command<Own extends Flags = Flags> {
  usage: string;
  flags?: Own;
  /** Words beside its flags are allowed. */
  hasWords?: true;
  /** Ends what it has started, when it is done, when it fails, and on a signal. */
  supervisor?: Supervisor;
  /** The exit code on a signal; by default a shell's. */
  stopped?(signal: StopSignal): number;
  /** The exit code when it throws; by default the error's. */
  failed?: number;
  /** Returns the exit code; anything else means 0. */
  run(values: Values<Own>, words: string[]): unknown;
}

export const defineCommand = <const Own extends Flags>(command: Command<Own>): Command<Own> => command;
