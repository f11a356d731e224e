import { endOnError } from '../../script/lib/process/end-on-error';
import { parseFlags } from '../../script/lib/process/flags';
import { signalExitCode, stopOnSignals } from '../../script/lib/process/signals';
import { createSupervisor, type Supervisor } from '../../script/lib/process/supervisor';
import { watchMachine } from './results/machine';
import type { Part, Results } from './results/schemas';
import { saveResult } from './results/store';

export interface PartRun {
  root: string;
  supervisor: Supervisor;
  /** Less of everything, to see in some minutes that it works. */
  quick: boolean;
  /** One line about what is being done. */
  say: (line: string) => void;
}

/** @returns whether --quick is given; 'help' for --help @throws Problem with one line for other arguments */
export function readPartArguments(part: string, argv: string[]): { quick: boolean } | 'help' {
  const { values } = parseFlags(
    { args: argv, options: { quick: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } },
    `npm run tool -- bench ${part} --help`,
  );
  return values.help ? 'help' : { quick: values.quick ?? false };
}

/**
 * Runs a part's command: parses its arguments, observes the machine, saves and prints the figures, and ends everything
 * it started.
 * @param about one line for --help
 * @param table returns the printed text
 */
export function runPart<P extends Part>(
  part: P,
  about: string,
  measure: (run: PartRun) => Promise<Results[P]>,
  table: (data: Results[P]) => string,
): void {
  const supervisor = createSupervisor();
  const main = async () => {
    const options = readPartArguments(part, process.argv.slice(2));
    if (options === 'help')
      return console.log(
        `npm run tool -- bench ${part} [--quick]\n\n  ${about}\n  --quick   less of everything: to see that it works, not to believe\n\nFigures: .build/bench/${part}.json. More: docs/performance.md`,
      );
    stopOnSignals(supervisor, signalExitCode);
    const root = process.cwd();
    const began = performance.now();
    const say = (line: string) =>
      console.error(`  ${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);
    const seen = await watchMachine(root);
    const data = await measure({ root, supervisor, quick: options.quick, say });
    const date = new Date().toISOString();
    await supervisor.stop();
    saveResult(root, part, { date, quick: options.quick, machine: await seen(), data });
    console.log(`\n${table(data)}\n`);
  };
  main()
    .then(() => process.exit(0))
    .catch(endOnError(supervisor));
}
