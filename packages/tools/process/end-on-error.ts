import { describeError, exitCodeOf } from './problem';

import type { Supervisor } from './supervisor';

/**
 * Returns a command's handler of uncaught errors: it prints the error, stops the children and exits. While a signal is
 * ending everything it does nothing: then the children's exits are no failures.
 * @param code by default the error's
 */
export function endOnError(supervisor: Supervisor, code?: number): (error: unknown) => Promise<void> {
  return async (error) => {
    if (supervisor.isStopping()) return;
    console.error(describeError(error));
    await supervisor.stop();
    process.exit(code ?? exitCodeOf(error));
  };
}
