/** Runs the tests that a defect's header names, and nothing else. */
import { z } from 'zod';
import { featuresEnvironment } from '../server/features';
import { readFileSync } from 'node:fs';
import { logFileOf, runCommand, type Command, type CommandRunner } from '../test/commands';
import { phpunitCounts, type Counts } from '../test/results';
import { runReported } from '../test/commands';
import type { Variables } from '../process/supervisor';
import type { Finding } from './finding';
import type { Defect, StepName } from './patches';
import { DEFAULT_SITE } from '@/site-config/default-site';

const SITE = DEFAULT_SITE;

const jestReport = z.object({ numFailedTests: z.number(), numPassedTests: z.number() });
const playwrightReport = z.object({ stats: z.object({ unexpected: z.number(), expected: z.number() }) });

/** Counts of failing tests only: a file that cannot be loaded finds nothing. */
function jestCounts(report: string): Counts {
  const { numFailedTests: failed, numPassedTests: passed } = jestReport.parse(JSON.parse(report));
  return { passed, failed, skipped: 0 };
}

/** Counts of failing tests only: a server that does not start finds nothing. */
function playwrightCounts(report: string): Counts {
  const { unexpected: failed, expected: passed } = playwrightReport.parse(JSON.parse(report)).stats;
  return { passed, failed, skipped: 0 };
}

type Run = (runner: CommandRunner, defect: Defect) => Promise<Finding>;

const found = (step: string): Finding => ({ steps: [step] });
const missed = (why: string): Finding => ({ steps: [], why });

/** Returns a check that is one program: it finds the defect when it exits with 1 and its output matches. */
const check =
  (script: string, mark: RegExp): Run =>
  async (runner, { step, tests }) => {
    const { code } = await runCommand(runner, {
      name: step,
      args: [...script.split(' '), ...(tests.length > 0 && !script.includes(' -- ') ? ['--'] : []), ...tests],
    });
    if (code === 0) return missed('the check passed');
    return mark.test(readFileSync(logFileOf(runner.logFolder, step), 'utf8'))
      ? found(step)
      : missed(`exit code ${code} without a finding`);
  };

/** Tests that write a report: they find something when one of them fails. */
const reported =
  (read: (report: string) => Counts, command: (file: string, tests: string[]) => Omit<Command, 'name'>): Run =>
  async (runner, { step, tests }) => {
    const result = await runReported(runner, { name: step, read, command: (file) => command(file, tests) });
    if (result.why !== undefined) return missed(result.why);
    return result.failed > 0 ? found(step) : missed('every test passed');
  };

/** Returns checks of the built site. A failed build finds nothing: it has no tests. */
const afterBuild =
  (run: Run, env?: Variables): Run =>
  async (runner, defect) => {
    const { code } = await runCommand(runner, { name: 'build', args: ['build', '--', '--site', SITE], env });
    return code === 0 ? run(runner, defect) : missed('the build failed');
  };

const browser = (script: string, options: string[] = []): Run =>
  reported(playwrightCounts, (file, tests) => ({
    // The first test that fails is enough.
    args: [script, '--', ...options, '--reporter=list,json', '--retries=0', '--max-failures=1', ...tests],
    // On any other signal Playwright leaves its server and its browser behind.
    stopSignal: 'SIGINT',
    env: { FOOTBRIDGE_E2E_SITE: SITE, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));

const RUNS: Record<StepName, Run> = {
  types: check('typecheck', /error TS\d+/),
  lint: check('lint', /Found \d+ warnings? and \d+ errors?/),
  'generated types': check('types -- --check', /stale files|is not sound|schema\.graphql|possibleTypes/),
  'unit tests': reported(jestCounts, (file, tests) => ({
    args: ['unit', '--', '--maxWorkers=50%', '--json', `--outputFile=${file}`, ...tests],
  })),
  'plugin tests': reported(phpunitCounts, (file, tests) => ({
    program: ['composer'],
    args: ['--no-ansi', 'run-script', 'test', '--', '--colors=never', '--log-junit', file, ...tests],
    folder: 'wordpress/plugin',
    env: { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' },
  })),
  'browser tests': afterBuild(browser('e2e')),
  'third parties': afterBuild(browser('e2e', ['-c', 'playwright.features.config.ts']), featuresEnvironment),
  'leads, killed': afterBuild(check('tool -- leads fault', /^FAILED:/m)),
};

/** Runs the tests of the defect's header in the runner's copy. */
export const runNamedTests: Run = (runner, defect) => RUNS[defect.step](runner, defect);
