/** `npm run tool -- bench`: every part, each in its own process, then docs/performance.md and its pictures. */
import { join } from 'node:path';
import { endOnError } from '../script/lib/process/end-on-error';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import { estimate, readAllArguments, USAGE } from './lib/all-arguments';
import { writeDocs } from './lib/docs/write';
import { loadWarning, machineLoad } from './lib/load';

const root = process.cwd();
const supervisor = createSupervisor();

async function main(): Promise<boolean> {
  const options = readAllArguments(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
    return true;
  }
  stopOnSignals(supervisor, signalExitCode);
  const { parts, quick } = options;
  const end = new Date(Date.now() + estimate(options) * 60_000);
  console.log(
    `Measuring ${parts.join(', ')}: about ${estimate(options)} minutes on an idle machine, until ${end.toTimeString().slice(0, 5)}.`,
  );
  const warning = loadWarning([await machineLoad()]);
  if (warning) console.log(warning);

  const failed: string[] = [];
  for (const [index, part] of parts.entries()) {
    console.log(`\n— ${part} (${index + 1} of ${parts.length}) —`);
    const args = ['--import', 'tsx', join('bench', `${part}.ts`), ...(quick ? ['--quick'] : [])];
    const { code } = await supervisor.start(process.execPath, args, {
      cwd: root,
      onOutput: (text) => process.stdout.write(text),
    }).exited;
    if (code !== 0) failed.push(part);
  }
  if (!quick) {
    const { written } = writeDocs(root, false);
    if (written.length > 0) console.log(`docs/performance.md: rewritten from the figures of ${written.join(', ')}.`);
  }
  if (failed.length > 0)
    console.log(
      `Not measured: ${failed.join(', ')}. See above; then: npm run tool -- bench --only ${failed.join(',')}`,
    );
  return failed.length === 0;
}

main()
  .then((isWhole) => process.exit(isWhole ? 0 : 1))
  .catch(endOnError(supervisor));
