/** `npm run tool -- budget`: what the branch adds to each template's HTML, CSS and JS beside main. */
import { join } from 'node:path';
import { endOnError } from '../process/end-on-error';
import { nextFreePort } from '../process/ports';
import { parseFlags } from '../process/flags';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { copiesOf } from '../working-copy';
import { launchBrowser } from './lib/browser';
import { baseOf } from './lib/budget/base';
import { cachedPages, cachePages } from './lib/budget/cache';
import { measureTree } from './lib/budget/measure';
import { budgetOf } from './lib/budget/table';

const USAGE = `npm run tool -- budget [--base REF]

Prints what a first visit to each template loads, with uncommitted changes, beside the last commit that the branch has
in common with REF (default: main). That commit is built and measured once; its figures stay in .build/budget/; remove them after a change of how it measures.

Exit code 1: a figure is above its limit and larger than at that commit.`;

const FIRST_PORT = 23_440;
const supervisor = createSupervisor();

async function main(): Promise<number> {
  const { values } = parseFlags(
    { options: { base: { type: 'string', default: 'main' }, help: { type: 'boolean', short: 'h' } } },
    'npm run tool -- budget --help',
  );
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  stopOnSignals(supervisor, signalExitCode);
  const root = process.cwd();
  const { commit, isSame } = baseOf(root, values.base);
  if (isSame) {
    console.log(`This checkout is ${values.base} (${commit.slice(0, 8)}), without a change.`);
    return 0;
  }
  const began = performance.now();
  const measure = async (what: string, tree: string) => {
    const say = (line: string) =>
      console.error(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${what}: ${line}`);
    const data = join(root, '.build/budget/data');
    return measureTree({ tree, data, port: await nextFreePort(FIRST_PORT), browser, supervisor, say });
  };
  const browser = await launchBrowser(supervisor);
  let base = cachedPages(root, commit);
  if (!base) {
    const copies = copiesOf(root, commit);
    process.on('exit', () => copies.remove());
    base = await measure(commit.slice(0, 8), copies.make());
    cachePages(root, commit, base);
  }
  const { lines, failures } = budgetOf(base, await measure('branch', root));
  console.log(`\nBeside ${commit.slice(0, 8)} (${values.base}):\n\n${lines.join('\n')}`);
  for (const failure of failures) console.log(`Larger than there, and above the limit: ${failure}`);
  await supervisor.stop();
  return failures.length > 0 ? 1 : 0;
}

main()
  .then((code) => process.exit(code))
  .catch(endOnError(supervisor));
