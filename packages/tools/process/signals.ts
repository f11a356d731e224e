import { constants } from 'node:os';
import type { Supervisor } from './supervisor';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof STOP_SIGNALS)[number];

/** A terminal's Ctrl-C comes to all processes, and once more from npm: within this time the same signal is one. */
const ECHO_MS = 1000;

/** The exit code by which a shell knows that a signal ended a program. */
export const signalExitCode = (signal: StopSignal): number => 128 + constants.signals[signal];

/** The first stop signal ends everything and then this process; a second one exits immediately. */
export function stopOnSignals(supervisor: Supervisor, exitCode: (signal: StopSignal) => number): void {
  let first: { signal: StopSignal; at: number } | undefined;
  const onSignal = (signal: StopSignal) => {
    if (first?.signal === signal && performance.now() - first.at < ECHO_MS) return;
    if (first) {
      supervisor.kill();
      process.exit(signalExitCode(signal));
    }
    first = { signal, at: performance.now() };
    void supervisor.stop().finally(() => process.exit(exitCode(signal)));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => onSignal(signal));
}
