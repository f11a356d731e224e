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
  /** Resolves to null where there is a redis-server, else to what is missing. */
  redis: Promise<string | null>;
}

/** Every check of the project, the longest first where two can run beside each other. */
export function allSteps({ runner, codes, browser, php, redis }: StepOptions): Step[] {
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
    unitTests(runner, redis),
    script('Storybook', ['storybook:build']),
    ...pluginSteps(runner, php),
    ...faultTests(runner, main, redis),
    browserTests({ runner, browser, name: 'browser tests', site: main, args: [] }),
    ...others.map((site) => browserTests({ runner, browser, name: `walk ${site}`, site, args: ['walk'] })),
  ];
}

/** Without a redis-server its tests are counted as skipped. */
function unitTests(runner: CommandRunner, redis: Promise<string | null>): Step {
  const name = 'unit tests';
  const command = (file: string) => ({ args: ['unit', '--', '--json', `--outputFile=${file}`] });
  const run = async () => {
    await redis;
    return runReported(runner, { name, read: jestCounts, command });
  };
  return { name, run };
}

/** The built site, killed hard while forms are sent to it. The second kills its Redis as well. */
function faultTests(runner: CommandRunner, site: string, redis: Promise<string | null>): Step[] {
  const step = (name: string, store: string, missing: Promise<string | null>, after: string): Step => ({
    name,
    // One after the other: beside each other neither could send as many forms as it should.
    after: [`build ${site}`, ...(after ? [after] : [])],
    run: async () => {
      const why = await missing;
      return why ? skipped(why) : exitResult(await runCommand(runner, { name, args: ['leads:fault', '--', '--site', site, '--store', store] }));
    },
  });
  return [step('leads, killed', 'sqlite', Promise.resolve(null), ''), step('leads, killed, Redis', 'redis', redis, 'leads, killed')];
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
