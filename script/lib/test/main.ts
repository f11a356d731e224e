/** `script/test`: every check of the project. What cannot run here is named as skipped, never passed in silence. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseFlags } from '../process/flags';
import { SITE_CODES } from '@/site-config/types';
import { ensureChromium, ensureHeadlessChromium } from '../chromium';
import { ensurePhp } from '../php';
import { ensureNginx } from '../nginx';
import { ensureRedis } from '../redis';
import { endOnError } from '../process/end-on-error';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { logFileOf } from './commands';
import { failedOutput, seconds, stepTable, verdict } from './report';
import { secondTryLine, skipped, skippedLine, totalLine } from './results';
import { runSteps, type FinishedStep, type Step } from './scheduler';
import { allSteps } from './steps';

const USAGE = `Runs every check: lint, types, generated types, the WordPress plugin, unit tests, builds, Storybook,
leads while the server is killed, browser tests, Lighthouse.

  script/test [--all-brands] [--only NAME,NAME]

  --all-brands   builds all eight brands, walks through each in a browser, runs Lighthouse on each (or ALL_BRANDS=1);
                 otherwise only Desert Hope
  --only         only steps whose name begins with one of these, and what they need

Installs packages, a Chromium, PHP, Composer, redis-server and nginx where they are missing and that is allowed here.
Each step's output: .build/logs/.
A browser test that fails is tried once more; one that passes then counts as passed, and is named.
The last line is "N passed, N failed"; the one before says how much was skipped, if anything could not run here:
the tests of Jest, PHPUnit and Playwright and Lighthouse's pages, one by one, and one for every other step.`;

// Long enough for Playwright to stop its browser and its server.
const supervisor = createSupervisor(20_000);

async function main(): Promise<void> {
  const { values } = parseFlags({
    options: { 'all-brands': { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  }, 'script/test --help');
  if (values.help) return console.log(USAGE);
  stopOnSignals(supervisor, signalExitCode);

  const allBrands = values['all-brands'] || process.env.ALL_BRANDS === '1';
  const codes = ['DSH', ...(allBrands ? SITE_CODES.filter((code) => code !== 'DSH') : [])];
  const logFolder = join(process.cwd(), '.build/logs');
  const chromium = async (): Promise<string | null> => {
    const missing = await ensureChromium(supervisor);
    if (!missing) await ensureHeadlessChromium(supervisor);
    return missing;
  };
  const [browser, php, redis, nginx] = [chromium(), ensurePhp(supervisor), ensureRedis(supervisor), ensureNginx(supervisor)];
  const steps = allSteps({ runner: { root: process.cwd(), logFolder, supervisor }, codes, browser, php, redis, nginx });
  const chosen = values.only ? onlySteps(steps, values.only.split(',')) : steps;
  // Steps not asked for stay in the table, so that a partial run never looks like a whole one.
  const left = steps.filter((step) => !chosen.includes(step)).map((step) => ({ step, result: skipped('not asked for'), ms: 0 }));

  const began = Date.now();
  const finished = await runSteps(chosen, 2, {
    started: ({ name }) => console.log(`  …  ${name}`),
    finished: (step) => printFinished(step, logFileOf(logFolder, step.step.name)),
  });
  if (supervisor.isStopping()) return;
  console.log(`\nWhat ran, in ${seconds(Date.now() - began)}:\n${stepTable([...finished, ...left])}\n`);
  const results = [...finished, ...left].map(({ result }) => result);
  for (const line of [secondTryLine(results), skippedLine(results)]) if (line) console.log(line);
  console.log(totalLine(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

function printFinished({ step, result, ms }: FinishedStep, logFile: string): void {
  if (supervisor.isStopping()) return;
  console.log(`  ${verdict(result) === 'FAILED' ? '✗' : '·'}  ${step.name}: ${verdict(result)}, ${seconds(ms)}`);
  for (const name of result.atSecondTry ?? []) console.log(`     at the second try: ${name}`);
  if (result.failed > 0 && existsSync(logFile)) console.log(failedOutput(step.name, logFile));
}

/** The steps whose names begin with one of the prefixes, and what has to run before them. */
function onlySteps(steps: Step[], prefixes: string[]): Step[] {
  const isNamed = ({ name }: Step) => prefixes.some((prefix) => name.toLowerCase().startsWith(prefix.trim().toLowerCase()));
  const wanted = new Set(steps.filter(isNamed).map(({ name }) => name));
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const before of after) wanted.add(before);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

main().catch(endOnError(supervisor));
