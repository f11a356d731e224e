import { describeError } from './problem';

import type { Supervisor } from './supervisor';

/**
 * What a command does with an error that reached its top: says it in words, stops what it has started, ends with 1.
 * While a signal is ending everything, nothing: its children's ends are no failures.
 */
export function endOnError(supervisor: Supervisor): (error: unknown) => Promise<void> {
  return async (error) => {
    if (supervisor.isStopping()) return;
    console.error(describeError(error));
    await supervisor.stop();
    process.exit(1);
  };
}
