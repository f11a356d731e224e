import { join } from 'node:path';
import { runCommand, type CommandRunner, type Finished } from './commands';
import { failed, jestCounts, PASSED, playwrightCounts, reportedResult, skipped, type Counts, type StepResult } from './results';
import type { Step } from './scheduler';
import type { Variables } from '../process/supervisor';

export interface StepOptions {
  runner: CommandRunner;
  /** Brands to build; the first one is tested in full, the others are walked through. */
  codes: string[];
  /** Resolves to null where there is a browser, else to why there is none. */
  browser: Promise<string | null>;
}

/** Every check of the project, the longest first where two can run beside each other. */
export function allSteps({ runner, codes, browser }: StepOptions): Step[] {
  const script = (name: string, args: string[], more: Partial<Step> = {}): Step => ({
    name,
    ...more,
    run: async () => exitResult(await runCommand(runner, { name, args })),
  });
  const [main = 'DSH', ...others] = codes;
  return [
    script('types', ['typecheck']),
    script('lint', ['lint']),
    script('generated types', ['types:check']),
    // One after another: they share two cores.
    ...codes.map((code, index) =>
      script(`build ${code}`, ['build', '--', '--site', code], { after: codes.slice(Math.max(index - 1, 0), index).map((before) => `build ${before}`) }),
    ),
    unitTests(runner),
    script('Storybook', ['storybook:build']),
    browserTests({ runner, browser, name: 'browser tests', site: main, args: [] }),
    ...others.map((site) => browserTests({ runner, browser, name: `walk ${site}`, site, args: ['walk'] })),
  ];
}

function exitResult({ code, timedOut }: Finished): StepResult {
  if (timedOut) return failed('took too long');
  return code === 0 ? PASSED : failed(`exit code ${code}`);
}

function unitTests(runner: CommandRunner): Step {
  const name = 'unit tests';
  return { name, run: () => runReported(runner, name, jestCounts, (file) => ({ args: ['unit', '--', '--json', `--outputFile=${file}`] })) };
}

interface BrowserTests {
  runner: CommandRunner;
  browser: Promise<string | null>;
  name: string;
  site: string;
  args: string[];
}

function browserTests({ runner, browser, name, site, args }: BrowserTests): Step {
  return {
    name,
    after: [`build ${site}`],
    // Beside another step, what waits for the browser would sometimes wait too long.
    alone: true,
    run: async () => {
      const missing = await browser;
      if (missing) return skipped(missing);
      return runReported(runner, name, playwrightCounts, (file) => ({
        args: ['e2e', '--', '--reporter=list,json', ...args],
        // On any other signal Playwright leaves its server and its browser behind.
        stopSignal: 'SIGINT',
        env: { FOOTBRIDGE_E2E_SITE: site, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }));
    },
  };
}

async function runReported(
  runner: CommandRunner,
  name: string,
  read: (report: unknown) => Counts,
  command: (reportFile: string) => { args: string[]; env?: Variables; stopSignal?: NodeJS.Signals },
): Promise<StepResult> {
  const reportFile = join(runner.logFolder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { code, timedOut } = await runCommand(runner, { name, ...command(reportFile) });
  return timedOut ? failed('took too long') : reportedResult(reportFile, read, code);
}
