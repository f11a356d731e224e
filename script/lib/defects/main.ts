/**
 * `npm run tool -- defects`: plants each defect of patches/ in a copy of the working tree and prints whether the tests find it.
 */
import { join } from 'node:path';
import { endOnError } from '../process/end-on-error';
import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { copiesOf } from '../working-copy';
import { applyPatch, requirePatch } from './copy';
import { findingsLine, findingsTable, isFound, type Finding, type Result } from './finding';
import { runNamedTests } from './named-tests';
import { chooseDefects, PATCH_FOLDER, readDefects, type Defect } from './patches';
import { runSuite } from './suite';
import type { CommandRunner } from '../test/commands';

const USAGE = `Plants one defect after another in a copy of the working tree and prints whether the tests find it.

  npm run tool -- defects [--quick | --whole] [NAME …]

  NAME      patches of ${PATCH_FOLDER}, without ".patch"; default: all of them
  --quick   runs script/test --quick on each, the header's step first, until one fails; default: those with "Quick: yes" in the header
  --whole   runs script/test on each

Without a flag only the tests of the patch's header run. The copy has the changes of files that git knows.
Each run's output: .build/logs/defects/NAME/. Ends with 1 if a defect is not found.`;

/** Far longer than one defect's tests take. */
const LONGEST_COMMAND_MS = 20 * 60_000;

// Long enough for Playwright to stop its browser and its server.
const supervisor = createSupervisor(20_000);

type Mode = 'named' | 'quick' | 'whole';

function runMode(mode: Mode, runner: CommandRunner, defect: Defect): Promise<Finding> {
  if (mode === 'named') return runNamedTests(runner, defect);
  return runSuite(runner, mode === 'quick' ? ['--quick', '--bail', '--first', defect.step] : []);
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals: names } = parseFlags(
    { options: { quick: flag, whole: flag, help: { type: 'boolean', short: 'h' } }, allowPositionals: true },
    'npm run tool -- defects --help',
  );
  if (values.help) return console.log(USAGE);
  if (values.quick && values.whole)
    throw new Problem('--quick and --whole exclude each other. See npm run tool -- defects --help');
  const mode: Mode = values.quick ? 'quick' : values.whole ? 'whole' : 'named';
  const root = process.cwd();
  const chosen = chooseDefects(readDefects(root), names).filter(
    ({ isQuick }) => mode !== 'quick' || isQuick || names.length > 0,
  );

  for (const { patch } of chosen) requirePatch(root, patch);

  const copies = copiesOf(root);
  // Also after a second signal, which waits for nothing else.
  process.on('exit', () => copies.remove());
  stopOnSignals(supervisor, signalExitCode);
  const results: Result[] = [];
  for (const defect of chosen) {
    console.log(`  …  ${defect.name}: ${defect.sentence}`);
    const folder = copies.make();
    applyPatch(folder, join(root, defect.patch));
    const began = Date.now();
    const finding = await runMode(
      mode,
      {
        root: folder,
        logFolder: join(root, '.build/logs/defects', defect.name),
        supervisor,
        longestMs: LONGEST_COMMAND_MS,
      },
      defect,
    );
    if (supervisor.isStopping()) return;
    results.push({ ...finding, defect, ms: Date.now() - began });
    console.log(`     ${isFound(finding) ? `found by ${finding.steps.join(', ')}` : `NOT FOUND: ${finding.why}`}`);
  }
  console.log(`\n${findingsTable(results)}\n\n${findingsLine(results)}`);
  process.exitCode = results.every(isFound) ? 0 : 1;
}

main().catch(endOnError(supervisor));
