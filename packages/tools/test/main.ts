/** `script/test`: every check of the project. What cannot run here is named as skipped, never passed in silence. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseFlags } from '../process/flags';
import { SITE_CODES } from '@/site-config/brands';
import { ensureCityDatabase } from '../city-database/install';
import { endOnError } from '../process/end-on-error';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { logFileOf } from './commands';
import { ensurePrograms, type Programs } from './programs';
import { failedOutput, seconds, stepTable, verdict } from './report';
import { skipped, skippedLine, totalLine } from './results';
import { runSteps, type FinishedStep, type Step } from './scheduler';
import { stepsOf, type Mode } from './steps';
import { DEFAULT_SITE } from '@/site-config/default-site';

const USAGE = `Runs the checks of the project, and ends with a table of them.

  script/test             before a release: types, lint, the WordPress plugin, unit tests, the build, Storybook,
                          chaos with forms while the server is killed, fuzz, browser tests and Lighthouse of one brand, a brief crawl of the others
  script/test --check     while editing: types, lint, and the unit tests related to what changed since the last commit
  script/test --quick     before a commit: types, lint, the plugin, unit tests, the build, browser tests tagged @smoke
  script/test --long      at night: a whole crawl and Lighthouse of all brands, the long forms of properties, chaos and fuzz, all of Lighthouse, bench
  --only NAME,NAME        only steps whose name begins with one of these, and what they need

Installs packages, a Chromium, PHP, Composer, redis-server and nginx where they are missing and that is allowed here.
Each step's output: .build/logs/.
A browser test that fails is tried once more; one that passes then counts as passed, and the log names it.
The last line is "N passed, N failed"; the one before shows what was skipped, if anything could not run here:
the tests of Jest, PHPUnit and Playwright one by one, and one for every other step.`;

const MODES = ['check', 'quick', 'long'] as const;
/** Far longer than any step takes. */
const LONGEST_STEP_MS = 40 * 60_000;
const LONGEST_NIGHTLY_STEP_MS = 6 * 3_600_000;

// Long enough for Playwright to stop its browser and its server.
const supervisor = createSupervisor(20_000);

/** Editing waits for no installation. */
const NOT_NEEDED = Promise.resolve(null);
const NO_PROGRAMS: Programs = { browser: NOT_NEEDED, php: NOT_NEEDED, redis: NOT_NEEDED, nginx: NOT_NEEDED };

async function main(): Promise<void> {
  const { values } = parseFlags(
    {
      options: {
        check: { type: 'boolean' },
        quick: { type: 'boolean' },
        long: { type: 'boolean' },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'script/test --help',
  );
  if (values.help) return console.log(USAGE);
  const named = MODES.filter((mode) => values[mode]);
  if (named.length > 1)
    throw new Problem(`--${named.join(' and --')} exclude each other: script/test --help lists what each one runs.`);
  const mode: Mode = named[0] ?? 'whole';
  stopOnSignals(supervisor, signalExitCode);

  const codes = [DEFAULT_SITE, ...SITE_CODES.filter((code) => code !== DEFAULT_SITE)];
  const logFolder = join(process.cwd(), '.build/logs');
  const programs = mode === 'check' ? NO_PROGRAMS : ensurePrograms(supervisor);
  if (mode !== 'check') {
    const missing = ensureCityDatabase();
    if (missing) throw new Problem(missing);
  }
  const runner = {
    root: process.cwd(),
    logFolder,
    supervisor,
    longestMs: mode === 'long' ? LONGEST_NIGHTLY_STEP_MS : LONGEST_STEP_MS,
  };
  const steps = stepsOf({ mode, runner, codes, ...programs });
  const chosen = values.only ? onlySteps(steps, values.only.split(',')) : steps;
  if (chosen.length === 0)
    throw new Problem(`--only ${values.only}: no step begins so. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  // Skipped steps stay in the table, so that a partial run never looks complete.
  const notSelected = steps
    .filter((step) => !chosen.includes(step))
    .map((step) => ({ step, result: skipped('not selected'), ms: 0 }));

  const began = Date.now();
  const finished = await runSteps(chosen, 2, {
    started: ({ name }) => console.log(`  …  ${name}`),
    finished: (step) => printFinished(step, logFileOf(logFolder, step.step.name)),
  });
  if (supervisor.isStopping()) return;
  console.log(`\nSteps, in ${seconds(Date.now() - began)}:\n${stepTable([...finished, ...notSelected])}\n`);
  const results = [...finished, ...notSelected].map(({ result }) => result);
  const left = skippedLine(results);
  if (left) console.log(left);
  console.log(totalLine(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

function printFinished({ step, result, ms }: FinishedStep, logFile: string): void {
  if (supervisor.isStopping()) return;
  console.log(`  ${verdict(result) === 'FAILED' ? '✗' : '·'}  ${step.name}: ${verdict(result)}, ${seconds(ms)}`);
  if (result.failed > 0 && existsSync(logFile)) console.log(failedOutput(step.name, logFile));
}

/** The steps whose names begin with one of the prefixes, and what has to run before them. */
function onlySteps(steps: Step[], prefixes: string[]): Step[] {
  const isNamed = ({ name }: Step) =>
    prefixes.some((prefix) => name.toLowerCase().startsWith(prefix.trim().toLowerCase()));
  const wanted = new Set(steps.filter(isNamed).map(({ name }) => name));
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const before of after) wanted.add(before);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

main().catch(endOnError(supervisor));
