/** `script/test`: every check of the project. What cannot run here is named as skipped, never passed in silence. */
import { join } from 'node:path';
import { SITE_CODES } from '@/site-config/brands';
import { ensureCityDatabase } from '../city-database';
import { Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { defineCommand, type Values } from '../tool/command';
import { ensurePrograms } from '../programs';
import { failedOutput, seconds, stepLine, skipped, skippedLine, totalLine } from './results';
import { runSteps, type FinishedStep, logFileOf, runStep, type Step } from './step';
import { stepsOf } from './steps';
import { DEFAULT_SITE } from '@/site-config/site-code';

const USAGE = `Runs the checks of the project, and ends with a table of them.

  script/test             before a release: types, lint, the WordPress plugin, unit tests, the build, Storybook,
                          chaos with forms while the server is killed, fuzz, browser tests and Lighthouse of one brand, a brief crawl of all
  script/test --check     while editing: types, lint, and the 10 test files nearest to what changed since the last commit
  script/test --quick     before a commit: types, lint, the plugin, unit tests, the build, browser tests tagged @smoke
  script/test --long      at night: a whole crawl and Lighthouse of all brands, the long forms of properties, chaos and fuzz, all of Lighthouse, bench
  --only NAME,NAME        only steps whose name begins with one of these, and what they need

Installs packages, a Chromium, PHP, Composer, redis-server and nginx where they are missing and that is allowed here.
Each step's output: .build/logs/.
A browser test that fails is tried once more; one that passes then counts as passed, and the log names it.
The last line is "N passed, N failed"; the one before shows what was skipped, if anything could not run here:
the tests of Jest, PHPUnit and Playwright one by one, and one for every other step.`;

const MODES = ['check', 'quick', 'long'] as const;
const LONGEST_STEP_MS = 40 * 60_000;
const LONGEST_NIGHTLY_STEP_MS = 6 * 3_600_000;
const LOGS = '.build/logs';

// Long enough for Playwright to stop its browser and its server.
const supervisor = createSupervisor(20_000);

const flag = { type: 'boolean' } as const;
const FLAGS = { check: flag, quick: flag, long: flag, only: { type: 'string' } } as const;

async function run(values: Values<typeof FLAGS>): Promise<number> {
  const named = MODES.filter((mode) => values[mode]);
  if (named.length > 1)
    throw new Problem(`--${named.join(' and --')} exclude each other: script/test --help lists what each one runs.`);
  const [mode = 'whole'] = named;

  const steps = stepsOf(mode, [DEFAULT_SITE, ...SITE_CODES.filter((code) => code !== DEFAULT_SITE)]);
  const chosen = values.only ? onlySteps(steps, values.only.split(',')) : steps;
  if (chosen.length === 0)
    throw new Problem(`--only ${values.only}: no step begins so. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  if (mode !== 'check') ensureCityDatabase();
  const programs = new Set(chosen.flatMap(({ needs = [], wants = [] }) => [...needs, ...wants]));
  const logFolder = join(process.cwd(), LOGS);
  const runner = {
    root: process.cwd(),
    logFolder,
    supervisor,
    longestMs: mode === 'long' ? LONGEST_NIGHTLY_STEP_MS : LONGEST_STEP_MS,
    missing: await ensurePrograms(programs, supervisor),
  };

  const width = Math.max(...steps.map(({ name }) => name.length));
  const began = Date.now();
  const finished = await runSteps(chosen, {
    width: 2,
    run: (step) => runStep(step, runner),
    finished: (step) => printFinished(step, width, logFileOf(logFolder, step.step.name)),
  });
  if (supervisor.isStopping()) return 1;
  // Skipped steps stay in the table, so that a partial run never looks complete.
  const notSelected = steps
    .filter((step) => !chosen.includes(step))
    .map((step) => ({ step, result: skipped('not selected'), ms: 0 }));
  const all = [...finished, ...notSelected];
  const results = all.map(({ result }) => result);
  const table = all.map((step) => stepLine(step, width)).join('\n');
  console.log(`\nSteps, in ${seconds(Date.now() - began)}:\n${table}\n`);
  const left = skippedLine(results);
  if (left) console.log(left);
  console.log(totalLine(results));
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

function printFinished(finished: FinishedStep, width: number, logFile: string): void {
  if (supervisor.isStopping()) return;
  console.log(stepLine(finished, width));
  if (finished.result.failed > 0) console.log(failedOutput(finished.step.name, logFile));
}

function onlySteps(steps: readonly Step[], prefixes: string[]): Step[] {
  const isNamed = ({ name }: Step) =>
    prefixes.some((prefix) => name.toLowerCase().startsWith(prefix.trim().toLowerCase()));
  const wanted = new Set(steps.filter(isNamed).map(({ name }) => name));
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const before of after) wanted.add(before);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, supervisor, run });
