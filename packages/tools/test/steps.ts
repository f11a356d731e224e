import { COMPOSER, type ProgramName } from '../programs';
import type { Step } from './step';
import { DEFAULT_SITE } from '@/site-config/site-code';

/** How much runs: while editing, before a commit, before a release of one brand, at night. */
export type Mode = 'check' | 'quick' | 'whole' | 'long';

const npm = (name: string, ...script: string[]): Step => ({ name, command: ['npm', 'run', '--silent', ...script] });
const BUILD = 'build';
const build = npm(BUILD, 'build');

const RELATED: Step = {
  name: 'related tests',
  command: ['script/run', 'packages/tools/test/related.ts'],
  hasTests: true,
};

const STATIC: readonly Step[] = [
  npm('types', 'typecheck'),
  npm('lint', 'lint'),
  npm('unused code', 'unused'),
  npm('generated types', 'types', '--', '--check'),
];

const plugin = (name: string, needs: ProgramName[], ...script: string[]): Step => ({
  name: `plugin ${name}`,
  command: ['composer', '--no-ansi', 'run-script', ...script],
  folder: 'packages/plugin',
  env: COMPOSER,
  needs: ['php', ...needs],
});
const PLUGIN: readonly Step[] = [
  plugin('syntax', [], 'syntax'),
  plugin('standards', ['standards'], 'standards'),
  plugin('analysis', ['plugin'], 'analyse', '--', '--no-progress'),
  { ...plugin('tests', ['plugin'], 'test', '--', '--colors=never'), hasTests: true },
];

/** Two steps share the machine's cores. In parts, so that unit tests use what is left when the other steps have ended. */
const UNIT_PARTS = 6;
const LONG_PROPERTIES = { FOOTBRIDGE_LONG: '1', FOOTBRIDGE_CASES: '10000' };

const unitTests = (isLong = false): Step[] =>
  Array.from({ length: UNIT_PARTS }, (_, index) => {
    const part = `${index + 1}/${UNIT_PARTS}`;
    return {
      ...npm(`unit tests ${part}`, 'unit', '--', '--maxWorkers=50%', `--shard=${part}`),
      env: isLong ? LONG_PROPERTIES : {},
      wants: ['redis'],
      hasTests: true,
    };
  });

const E2E = ['e2e', '--', '--reporter=list', '--retries=1'];

/** A single failure among hundreds on a busy machine is retried. */
const browserTests = (name: string, site: string, ...args: string[]): Step => ({
  ...npm(name, ...E2E, ...args),
  env: { FOOTBRIDGE_E2E_SITE: site },
  needs: ['browser'],
  wants: ['nginx'],
  after: [BUILD],
  // Beside another step, what waits for the browser would sometimes wait too long.
  alone: true,
  // On any other signal Playwright leaves its server and its browser behind.
  stopSignal: 'SIGINT',
  hasTests: true,
});

/** Every brand, and one that `npm run tool -- brand new` makes, without another build (docs/brands.md). */
const crawl = (isLong: boolean): Step => ({
  ...browserTests('crawl', DEFAULT_SITE),
  command: ['script/run', 'packages/tools/test/brands.ts', ...E2E.slice(2)],
  env: isLong ? { FOOTBRIDGE_LONG: '1' } : {},
});

/** A list, a text, a form and a facility; pages.spec.ts has axe and the head's contents of every template. */
const LIGHTHOUSE_PAGES = ['--only', 'front-page,single,template-insurance-verification,single-facility,home'];

/** Lighthouse checks that do not depend on the machine's speed: of every template, or of one with each kind of content. */
const lighthouse = (site: string, isLong: boolean): Step => ({
  ...npm(`Lighthouse ${site}`, 'tool', '--', 'bench', 'web', '--site', site, ...(isLong ? [] : LIGHTHOUSE_PAGES)),
  needs: ['browser'],
  after: [BUILD],
});

/**
 * Two steps run side by side, in this order: builds early, for others wait for them, then what is
 * long, and last what is short. Then what drives a browser, alone.
 */
export function stepsOf(mode: Mode, [main = DEFAULT_SITE, ...others]: readonly string[]): Step[] {
  if (mode === 'check') return [RELATED, ...STATIC];
  if (mode === 'quick')
    return [
      ...STATIC,
      build,
      // One after the other, and so not last: the unit tests' parts would leave a core idle beside them.
      ...PLUGIN,
      ...unitTests(),
      browserTests('browser tests', main, '--grep', '@smoke', '--project', 'phone', '--project', 'editors'),
    ];
  const isLong = mode === 'long';
  const faults = ['--site', main, ...(isLong ? ['--long'] : ['--seed', '1'])];
  return [
    ...STATIC,
    build,
    lighthouse(main, isLong),
    ...unitTests(isLong),
    // The built site, its WordPress failing in every way we know, and killed while forms are sent.
    { ...npm('chaos', 'tool', '--', 'chaos', ...faults), after: [BUILD] },
    {
      ...npm('chaos, Redis', 'tool', '--', 'chaos', '--only', 'kill', '--store', 'redis', ...faults),
      needs: ['redis'],
      // Not beside each other: neither could send as many forms as it should.
      after: [BUILD, 'chaos'],
    },
    { ...npm('fuzz', 'tool', '--', 'fuzz', ...faults), after: [BUILD] },
    {
      name: 'Storybook',
      command: ['script/run', 'storybook', 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
    },
    ...PLUGIN,
    browserTests('browser tests', main),
    browserTests('third parties', main, '-c', 'playwright.features.config.ts'),
    crawl(isLong),
    // Not in parallel: they store their data in one place.
    ...(isLong ? others : []).map((site): Step => ({ ...lighthouse(site, isLong), alone: true })),
    ...(isLong ? [{ ...npm('bench', 'tool', '--', 'bench'), after: [BUILD], alone: true }] : []),
  ];
}
