/** Who may import what (docs/architecture.md): that the lint rule reports violations, and what the browser build loads. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { importsOf, runtimeClosure } from '@footbridge/tools/imports';

const root = join(__dirname, '..');
const CONFIG = 'oxlint.config.mts';

/** All that the browser build puts into its files (packages/browser/vite.config.mts). */
const inBrowser = (options: { atOnce?: boolean } = {}) =>
  runtimeClosure(root, ['components/browser/main.ts'], {
    ...options,
    aliases: { '@footbridge/shared/site/client-config': 'packages/browser/client-config.ts' },
  });

describe('the browser build', () => {
  it('contains neither server code nor brands', () => {
    const { files, packages } = inBrowser();
    const serverFiles = [...files].filter(([file]) =>
      /^packages\/(bridge|embedded)\/|^(queries|fragments|gql|wp-templates|pages)\/|^site-config\/(index|site|brands|brand\/.*|validation\/.*|theme-css|fonts)\b|^packages\/shared\/site\/(current|client-config)|^components\/(css\/(?!choices)|site-context)/.test(
        file,
      ),
    );
    const serverPackages = [...packages].filter(([name]) =>
      /^(zod|sanitize-html|sharp|graphql|lru-cache|next\b|@faustwp\/|@apollo\/|node:)/.test(name),
    );
    expect(serverFiles).toEqual([]);
    expect(serverPackages).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  it('lets React wait until an island is needed', () => {
    const react = /^react(?:-dom)?(?:\/|$)/;
    expect([...inBrowser({ atOnce: true }).packages].filter(([name]) => react.test(name))).toEqual([]);
    expect([...inBrowser().packages.keys()].some((name) => react.test(name))).toBe(true);
  });
});

describe('what editors have', () => {
  it('reaches no visitor: the browser build has no code of a preview’s ribbon and notices', () => {
    expect(
      [...inBrowser().files.keys()].filter((file) =>
        /^components\/PreviewRibbon\/|^wp-templates\/preview\//.test(file),
      ),
    ).toEqual([]);
  });

  it('waits for an editor: one import() leads to the admin bar, and nothing that visitors load has it with it', () => {
    const bar =
      /^components\/browser\/admin-bar|^components\/(?:AdminBar|ClearAllDialog)\/|^packages\/browser\/editor\/(?!login\.ts$)/;
    const { files } = inBrowser();
    const ways = [...files.keys()]
      .filter((file) => !bar.test(file))
      .flatMap((file) =>
        importsOf(root, file)
          .filter(({ file: target, typeOnly }) => target && bar.test(target) && !typeOnly)
          .map(({ file: target, lazy }) => ({ file, target, lazy })),
      );
    expect(ways).toEqual([
      { file: 'components/browser/theme.ts', target: 'components/browser/admin-bar.tsx', lazy: true },
    ]);
    expect([...files.keys()].filter((file) => bar.test(file)).length).toBeGreaterThan(10);
  });
});

describe('the lint rule', () => {
  const sample = mkdtempSync(join(tmpdir(), 'footbridge-lint-'));
  afterAll(() => rmSync(sample, { recursive: true }));

  const use = (from: string, name = 'thing') => `import { ${name} } from '${from}';\nexport const used = ${name};`;
  const STOPPED = [
    ['components/A/A.tsx', '@footbridge/bridge/platform/env'],
    ['components/A/A.tsx', '../../packages/bridge/platform/env'],
    ['components/A/A.tsx', '@/queries/menus'],
    ['components/A/A.tsx', '@/wp-templates'],
    ['components/A/A.tsx', '@footbridge/embedded/server'],
    ['components/A/A.tsx', '@footbridge/browser/main'],
    ['components/A/A.tsx', 'zod'],
    ['components/A/A.tsx', '@/site-config/brands'],
    ['components/A/A.island.tsx', '../site-context'],
    ['components/browser/a.tsx', '@/site-config/site'],
    ['wp-templates/page/template.ts', '@footbridge/bridge/platform/env'],
    ['wp-templates/page/View.tsx', '@/queries/menus'],
    ['site-config/theme.ts', '@/components/Layout/Layout'],
    ['queries/menus.ts', '@footbridge/bridge/platform/env'],
    ['pages/index.tsx', '@footbridge/browser/main'],
    ['pages/index.tsx', '@/__tests__/support/until'],
    ['packages/browser/state/local.ts', '@/site-config/theme'],
    ['packages/browser/state/local.ts', '@footbridge/bridge/platform/env'],
    ['packages/bridge/pages/page/load.ts', '@/queries/menus'],
    ['packages/bridge/pages/page/load.ts', '../../../../site-config/site'],
    ['packages/bridge/pages/page/load.ts', '@footbridge/browser/page-data'],
    ['packages/bridge/server/serve.ts', '@/site-config/brands'],
    ['packages/bridge/platform/log.ts', '../wordpress/url/policy'],
    ['packages/bridge/cache/purge/purge.ts', '@footbridge/bridge/pages/page/load'],
    ['packages/bridge/feeds/feed/load.ts', '../../leads/lead/store'],
    ['packages/shared/segments.ts', '@/site-config/types'],
    ['packages/shared/segments.ts', 'zod'],
    ['packages/embedded/server.ts', '@footbridge/bridge/platform/env'],
  ];
  const LET = [
    [
      'components/A/A.tsx',
      "import type { LayoutData } from '@footbridge/bridge/wordpress/types';\nexport type Used = LayoutData;",
    ],
    ['components/A/A.tsx', use('@footbridge/browser/state/local')],
    ['components/browser/a.ts', use('@footbridge/browser/main')],
    ['pages/index.tsx', use('@footbridge/browser/speculation-rules')],
    ['packages/browser/a.ts', use('@footbridge/shared/site/client-config')],
    ['packages/bridge/pages/page/load.ts', use('@footbridge/bridge/gql/graphql')],
    ['packages/bridge/pages/page/load.ts', use('../routing/queries')],
    ['packages/bridge/leads/lead/store.ts', use('../../visitors/visit/token')],
    ['packages/bridge/server/headers.ts', use('@footbridge/browser/speculation-rules')],
  ];
  const ANY = ['components/A/A.tsx', 'export const anything = (value: any) => value;'];
  const LONG = ['components/A/A.tsx', 'export {};\n'.repeat(260)];

  const samples = [...STOPPED.map(([path = '', from = '']) => [path, use(from)]), ...LET, ANY, LONG];
  /** Several samples share a path: each file's name begins with the sample's number. */
  const fileOf = (path: string, text: string): string =>
    join(dirname(path), `${samples.findIndex((one) => one[0] === path && one[1] === text)}-${basename(path)}`);
  let said = '';

  // All in one run: to start the program takes longer than to read them.
  beforeAll(() => {
    copyFileSync(join(root, CONFIG), join(sample, CONFIG));
    for (const [path = '', text = ''] of samples) {
      const file = join(sample, fileOf(path, text));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
    said = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', CONFIG, '--format', 'unix'],
      {
        cwd: sample,
        encoding: 'utf8',
      },
    ).stdout;
  });

  /** Returns what the project's rules say of one sample. */
  const lint = (path: string, text: string): string =>
    said
      .split('\n')
      .filter((line) => line.startsWith(`${fileOf(path, text)}:`))
      .join('\n');

  it.each(STOPPED)('stops %s from importing %s', (path, from) => {
    expect(lint(path, use(from))).toContain('no-restricted-imports');
  });

  it.each(LET)('lets %s import what is below it', (path, text) => {
    expect(lint(path, text)).not.toContain('no-restricted-imports');
  });

  it('stops any, and files of more than 250 lines', () => {
    expect(lint('components/A/A.tsx', ANY[1] ?? '')).toContain('no-explicit-any');
    expect(lint('components/A/A.tsx', LONG[1] ?? '')).toContain('max-lines');
  });
});
