import { endOnError } from '../process/end-on-error';
import { signalExitCode, stopOnSignals } from '../process/signals';
import type { Supervisor } from '../process/supervisor';
import type { Command } from './command';

/**
 * Returns a command that ends everything of its supervisor when it is done, when it fails and on a signal.
 * @param run resolves to the exit code
 * @param failed the exit code when it throws; by default the error's
 */
export const supervised = (
  supervisor: Supervisor,
  usage: string,
  run: (args: string[]) => Promise<number>,
  failed?: number,
): Command => ({
  usage,
  run(args) {
    stopOnSignals(supervisor, signalExitCode);
    return run(args)
      .then(async (code) => {
        await supervisor.stop();
        process.exit(code);
      })
      .catch(endOnError(supervisor, failed));
  },
});
