import type { Variables } from '../process/supervisor';
import { runCommand, type CommandRunner } from './commands';
import { pluginSteps } from './plugin';
import { jestCounts, playwrightCounts, skipped } from './results';
import { exitResult, runReported } from './run';
import type { Step } from './scheduler';

export interface StepOptions {
  runner: CommandRunner;
  /** Brands to build; the first one is tested in full, the others are walked through. */
  codes: string[];
  /** Resolves to null where there is a browser, else to why there is none. */
  browser: Promise<string | null>;
  /** Resolves to null where there are PHP and Composer, else to what is missing. */
  php: Promise<string | null>;
}

/** Every check of the project, the longest first where two can run beside each other. */
export function allSteps({ runner, codes, browser, php }: StepOptions): Step[] {
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
    script('field groups', ['model:check']),
    // One after another: they share two cores.
    ...codes.map((code, index) =>
      script(`build ${code}`, ['build', '--', '--site', code], { after: codes.slice(Math.max(index - 1, 0), index).map((before) => `build ${before}`) }),
    ),
    unitTests(runner),
    script('Storybook', ['storybook:build']),
    ...pluginSteps(runner, php),
    browserTests({ runner, browser, name: 'browser tests', site: main, args: [] }),
    ...others.map((site) => browserTests({ runner, browser, name: `walk ${site}`, site, args: ['walk'] })),
  ];
}

function unitTests(runner: CommandRunner): Step {
  const name = 'unit tests';
  const command = (file: string) => ({ args: ['unit', '--', '--json', `--outputFile=${file}`] });
  return { name, run: () => runReported(runner, { name, read: jestCounts, command }) };
}

/** The port by which a real WordPress knows the site that its editors' tests start (docs/editors.md). */
const portForRealWordPress = (env: Variables): Variables => (env.E2E_WORDPRESS_URL ? { PORT: env.PORT } : {});

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
      return runReported(runner, {
        name,
        read: playwrightCounts,
        command: (file) => ({
          args: ['e2e', '--', '--reporter=list,json', ...args],
          // On any other signal Playwright leaves its server and its browser behind.
          stopSignal: 'SIGINT',
          env: { FOOTBRIDGE_E2E_SITE: site, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...portForRealWordPress(process.env) },
        }),
      });
    },
  };
}
