import { exitResult, runCommand, runJest, type CommandRunner } from './commands';
import { briefCrawl, browserTests, BUILD, FIRST_CRAWL_PORT, lighthouse, newBrandCrawl } from './browser-steps';
import { pluginSteps } from './plugin';
import type { Programs } from './programs';
import { relatedTests } from './related';
import { skipped } from './results';
import type { Step } from './scheduler';
import { DEFAULT_SITE } from '@/site-config/default-site';

/** How much runs: while editing, before a commit, before a release of one brand, at night. */
export type Mode = 'check' | 'quick' | 'whole' | 'long';

export interface StepOptions extends Programs {
  mode: Mode;
  runner: CommandRunner;
  /** The brands; the first one is tested in full, the others are crawled. */
  codes: string[];
}

/**
 * The steps of a mode. Two run side by side, in this order: builds early, for others wait for them, then what is long,
 * and last what is short, so that both end together. Then what drives a browser by itself, alone.
 */
export function stepsOf(options: StepOptions): Step[] {
  if (options.mode === 'check') return [relatedTests(options.runner), ...staticSteps(options.runner)];
  return options.mode === 'quick' ? quickSteps(options) : releaseSteps(options);
}

type Script = (name: string, args: string[], after?: string[]) => Step;

/** Returns steps that run a script of package.json and pass when it exits with 0. */
const scriptsOf =
  (runner: CommandRunner): Script =>
  (name, args, after) => ({
    name,
    after,
    run: async () => exitResult(await runCommand(runner, { name, args })),
  });

function staticSteps(runner: CommandRunner): Step[] {
  const script = scriptsOf(runner);
  return [
    script('types', ['typecheck']),
    script('lint', ['lint']),
    script('unused code', ['unused']),
    script('generated types', ['types', '--', '--check']),
  ];
}

const build = (runner: CommandRunner): Step => scriptsOf(runner)(BUILD, ['build']);

function quickSteps({ runner, codes: [site = DEFAULT_SITE], browser, php, redis }: StepOptions): Step[] {
  return [
    ...staticSteps(runner),
    build(runner),
    // One after the other, and so not last: the unit tests' parts would leave a core idle beside them.
    ...pluginSteps(runner, php),
    ...unitTests(runner, redis),
    browserTests({
      runner,
      browser,
      name: 'browser tests',
      site,
      args: ['--grep', '@smoke', '--project', 'phone', '--project', 'editors'],
    }),
  ];
}

function releaseSteps({ mode, runner, codes, browser, php, redis, nginx }: StepOptions): Step[] {
  const script = scriptsOf(runner);
  const isLong = mode === 'long';
  const [main = DEFAULT_SITE, ...others] = codes;
  const [firstUnits, ...moreUnits] = unitTests(runner, redis, isLong);
  const faults = ['--site', main, ...(isLong ? ['--long'] : ['--seed', '1'])];
  return [
    ...staticSteps(runner),
    build(runner),
    ...(firstUnits ? [firstUnits] : []),
    lighthouse({ runner, browser, site: main, isLong }),
    ...moreUnits,
    // The built site, its WordPress failing in every way we know, and killed while forms are sent.
    script('chaos', ['tool', '--', 'chaos', ...faults], [BUILD]),
    redisTest(runner, redis, faults),
    // The built site, sent requests that no browser sends.
    script('fuzz', ['tool', '--', 'fuzz', ...faults], [BUILD]),
    storybook(runner),
    ...pluginSteps(runner, php),
    browserTests({ runner, browser: nginx.then(() => browser), name: 'browser tests', site: main, args: [] }),
    browserTests({
      runner,
      browser,
      name: 'third parties',
      site: main,
      args: ['-c', 'playwright.features.config.ts'],
    }),
    ...others.map((site, index) =>
      isLong
        ? browserTests({ runner, browser, name: `crawl ${site}`, site, args: ['crawl'] })
        : briefCrawl({ runner, browser, name: `crawl ${site}`, site, port: FIRST_CRAWL_PORT + index }),
    ),
    newBrandCrawl(runner, browser),
    // Not in parallel: they store their data in one place.
    ...(isLong ? others : []).map((site): Step => ({ ...lighthouse({ runner, browser, site, isLong }), alone: true })),
    ...(isLong ? [{ ...script('bench', ['tool', '--', 'bench'], [BUILD]), alone: true }] : []),
  ];
}

/** Builds Storybook. */
const storybook = (runner: CommandRunner): Step => ({
  name: 'Storybook',
  run: async () => {
    const args = ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'];
    return exitResult(await runCommand(runner, { name: 'Storybook', program: ['script/run', 'storybook'], args }));
  },
});

/** More and larger cases of the properties (__tests__/properties). */
const LONG_PROPERTIES = { FOOTBRIDGE_LONG: '1', FOOTBRIDGE_CASES: '10000' };

/**
 * Two steps share the machine's cores. In parts, so that unit tests use what is left when the other steps have ended.
 */
const UNIT_PARTS = 6;

/** Without a redis-server its tests are counted as skipped. */
function unitTests(runner: CommandRunner, redis: Promise<string | null>, isLong = false): Step[] {
  return Array.from({ length: UNIT_PARTS }, (_, index) => {
    const part = `${index + 1}/${UNIT_PARTS}`;
    const name = `unit tests ${part}`;
    const run = async () => {
      await redis;
      return runJest(runner, name, ['--maxWorkers=50%', `--shard=${part}`], isLong ? LONG_PROPERTIES : {});
    };
    return { name, run };
  });
}

/** The built site and its Redis, killed hard while forms are sent. */
const redisTest = (runner: CommandRunner, redis: Promise<string | null>, faults: string[]): Step => ({
  name: 'chaos, Redis',
  // Not beside each other: neither could send as many forms as it should.
  after: [BUILD, 'chaos'],
  run: async () => {
    const why = await redis;
    const args = ['tool', '--', 'chaos', '--only', 'kill', '--store', 'redis', ...faults];
    return why ? skipped(why) : exitResult(await runCommand(runner, { name: 'chaos, Redis', args }));
  },
});
