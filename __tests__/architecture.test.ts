/** Who may import what (docs/architecture.md): that the lint rule reports violations, and, independently, that no file has one. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { importsOf, runtimeClosure, sourceFiles } from '@footbridge/tools/imports';

const root = join(__dirname, '..');
const CONFIG = 'oxlint.config.mts';

/** What an agency edits. */
const THEME = ['pages', 'wp-templates', 'components', 'site-config', 'queries', 'fragments', 'gql', 'faust.config.js'];
/** What it runs on. */
const RUNTIME = ['server', 'bridge', 'browser', 'visitor', 'shared'];
const without = (names: readonly string[], ...left: string[]) => names.filter((name) => !left.includes(name));

/** Folder → folders it must not import at run time; a folder of the runtime imports none of the theme's types either. */
const FORBIDDEN: Record<string, string[]> = {
  shared: [...THEME, ...without(RUNTIME, 'shared'), 'wordpress'],
  visitor: [...THEME, 'server', 'bridge', 'browser', 'wordpress'],
  browser: [...THEME, 'server', 'bridge', 'wordpress'],
  bridge: [...THEME, 'server', 'browser', 'visitor', 'wordpress'],
  server: [...THEME, 'browser', 'wordpress'],
  'site-config': [...without(THEME, 'site-config'), ...without(RUNTIME, 'shared'), 'wordpress'],
  fragments: [...without(THEME, 'gql'), ...RUNTIME, 'wordpress'],
  queries: [...without(THEME, 'gql'), ...RUNTIME, 'wordpress'],
  components: [...without(THEME, 'components', 'site-config'), 'server', 'bridge', 'browser', 'wordpress'],
  'wp-templates': ['pages', 'server', 'bridge', 'browser', 'wordpress'],
  pages: ['browser', 'server', 'wordpress'],
  wordpress: ['bridge', 'visitor', 'components', 'browser', 'wp-templates', 'pages'],
};

/** The files that hand the theme over to the part of the runtime that they start. */
const HANDS_OVER = [
  { file: /^site-config\/serve\.ts$/, to: 'server' },
  { file: /^components\/browser\//, to: 'browser' },
];

/** Sources of type imports that are part of the contract between layers. */
const TYPES_ALLOWED: Record<string, string[]> = {
  components: ['bridge', 'queries', 'fragments', 'gql'],
  browser: ['bridge'],
  'wp-templates': ['bridge'],
};

/** What pages write into their HTML, and the server hashes: text, not code of theirs. */
const SPECULATION_RULES = 'packages/browser/speculation-rules.ts';

/** All that the browser build puts into its files (packages/browser/vite.config.mts). */
const inBrowser = (options: { atOnce?: boolean } = {}) =>
  runtimeClosure(root, ['components/browser/main.ts'], {
    ...options,
    aliases: { '@footbridge/shared/site/client-config': 'packages/browser/client-config.ts' },
  });

describe('the direction of imports', () => {
  it.each(Object.entries(FORBIDDEN))('%s imports nothing above it', (folder, forbidden) => {
    const wrong = sourceFiles(root, folder).flatMap((file) =>
      importsOf(root, file)
        .filter(({ file: target, typeOnly }) => {
          const top = target?.split('/')[0] ?? '';
          return (
            forbidden.includes(top) &&
            target !== SPECULATION_RULES &&
            !HANDS_OVER.some((one) => one.file.test(file) && one.to === top) &&
            !(typeOnly && TYPES_ALLOWED[folder]?.includes(top))
          );
        })
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('contains neither server code nor brands', () => {
    const { files, packages } = inBrowser();
    const serverFiles = [...files].filter(([file]) =>
      /^(bridge|queries|fragments|gql|wordpress|wp-templates|pages|server)\/|^site-config\/(index|site|brands|brand\/.*|validation\/.*|theme-css|fonts)\b|^shared\/site\/(current|client-config)|^components\/(css\/|site-context)/.test(
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

describe('the folders of bridge/', () => {
  /** A file that lies directly in a layer stands for itself. */
  const folderOf = (file: string): string =>
    file.split('/').length > 3 ? file.split('/').slice(0, 3).join('/') : file;
  const imports = new Map<string, Set<string>>();
  for (const file of sourceFiles(root, 'bridge')) {
    const targets = importsOf(root, file).flatMap(({ file: target }) =>
      target?.startsWith('packages/bridge/') ? [target] : [],
    );
    const from = imports.get(folderOf(file)) ?? new Set();
    imports.set(folderOf(file), new Set([...from, ...targets.map(folderOf)]));
  }

  /** Returns the folders from one back to itself, empty when there is no way. */
  function cycle(folder: string, path: readonly string[] = [], seen = new Set<string>()): readonly string[] {
    for (const next of imports.get(path.at(-1) ?? folder) ?? []) {
      if (next === (path.at(-1) ?? folder)) continue;
      if (next === folder) return [folder, ...path, folder];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = cycle(folder, [...path, next], seen);
      if (found.length > 0) return found;
    }
    return [];
  }

  it('import each other in one direction', () => {
    expect(imports.size).toBeGreaterThan(40);
    expect([...imports.keys()].map((folder) => cycle(folder).join(' → ')).filter(Boolean)).toEqual([]);
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
      /^components\/browser\/admin-bar|^components\/(?:AdminBar|ClearAllDialog)\/|^visitor\/editor\/(?!login\.ts$)/;
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
    ['components/A/A.tsx', '../../bridge/platform/env'],
    ['components/A/A.tsx', '@/queries/menus'],
    ['components/A/A.tsx', '@/gql'],
    ['components/A/A.tsx', '@/wp-templates'],
    ['components/A/A.tsx', '../../pages/_app'],
    ['components/A/A.tsx', '@footbridge/embedded/server'],
    ['components/A/A.tsx', 'zod'],
    ['components/A/A.tsx', 'sanitize-html'],
    ['components/A/A.tsx', '@/site-config/brands'],
    ['components/A/A.tsx', '@/site-config/theme-css'],
    ['wp-templates/page/template.ts', '@footbridge/bridge/platform/env'],
    ['wp-templates/page/template.ts', '../../pages/_app'],
    ['wp-templates/page/View.tsx', 'zod'],
    ['wp-templates/page/View.tsx', '@/queries/menus'],
    ['components/A/A.tsx', '@footbridge/browser/main'],
    ['components/A/A.island.tsx', '@/site-config/site'],
    ['components/A/A.island.tsx', '../site-context'],
    ['components/A/A.island.tsx', '@footbridge/bridge/platform/env'],
    ['components/browser/a.tsx', '@/site-config/site'],
    ['components/browser/a.tsx', '../site-context'],
    ['components/A/A.tsx', '@footbridge/shared/site/current'],
    ['components/A/A.tsx', '@/site-config'],
    ['browser/a.ts', '@/components/A/A'],
    ['browser/a.ts', '../site-config/theme'],
    ['browser/islands/a.tsx', '../../components/site-context'],
    ['visitor/storage.ts', '@/site-config/theme'],
    ['packages/bridge/pages/page/load.ts', '@/queries/menus'],
    ['packages/bridge/pages/page/load.ts', '@/gql/graphql'],
    ['packages/bridge/pages/page/load.ts', '../../../site-config/site'],
    ['packages/bridge/pages/page/load.ts', '@/faust.config'],
    ['packages/bridge/server/serve.ts', '@/site-config/brands'],
    ['browser/a.ts', '@footbridge/bridge/platform/env'],
    ['browser/a.ts', '@/wp-templates'],
    ['browser/a.ts', 'zod'],
    ['pages/index.tsx', '@footbridge/browser/main'],
    ['visitor/storage.ts', '@footbridge/browser/page-data'],
    ['packages/bridge/pages/page/load.ts', '../../browser/page-data'],
    ['wp-templates/page/View.tsx', '@footbridge/browser/page-data'],
    ['packages/bridge/pages/page/load.ts', '@/visitor/storage'],
    ['packages/bridge/pages/page/load.ts', '../../components/Layout/Layout'],
    ['packages/bridge/pages/page/load.ts', '@/wp-templates'],
    ['visitor/storage.ts', '@footbridge/bridge/platform/env'],
    ['visitor/storage.ts', '../components/Layout/Layout'],
    ['packages/bridge/platform/log.ts', '../wordpress/url/policy'],
    ['packages/bridge/wordpress/rest/request.ts', '../../cache/purge/purge'],
    ['packages/bridge/cache/purge/purge.ts', '@footbridge/bridge/pages/page/load'],
    ['packages/bridge/feeds/feed/load.ts', '../../leads/lead/store'],
    ['packages/bridge/visitors/visit/answer.ts', '../../editors/editor/session'],
    ['site-config/theme.ts', '@/components/Layout/Layout'],
    ['packages/shared/segments.ts', '@/site-config/types'],
    ['packages/shared/segments.ts', '../visitor/storage'],
    ['packages/shared/segments.ts', 'zod'],
    ['queries/menus.ts', '@footbridge/bridge/platform/env'],
    ['packages/embedded/server.ts', '@footbridge/bridge/platform/env'],
    ['pages/index.tsx', '@/__tests__/support/until'],
  ];
  const LET = [
    [
      'components/A/A.tsx',
      "import type { LayoutData } from '@footbridge/bridge/wordpress/types';\nexport type Used = LayoutData;",
    ],
    [
      'wp-templates/page/template.ts',
      "import type { TransformTools } from '@footbridge/bridge/wordpress/types';\nexport type Used = TransformTools;",
    ],
    [
      'browser/a.ts',
      "import type { LayoutData } from '@footbridge/bridge/wordpress/types';\nexport type Used = LayoutData;",
    ],
    ['components/browser/a.ts', use('@footbridge/browser/main')],
    ['packages/bridge/pages/page/load.ts', use('@footbridge/bridge/gql/graphql')],
    ['packages/bridge/pages/page/load.ts', use('../routing/queries')],
    ['browser/a.ts', use('@/visitor/storage')],
    ['browser/a.ts', use('@footbridge/shared/site/client-config')],
    ['components/A/A.tsx', use('../site-context')],
    ['pages/index.tsx', use('@footbridge/browser/speculation-rules')],
    ['components/A/A.tsx', use('@/visitor/storage')],
    ['components/A/A.tsx', use('@/site-config/theme')],
    ['site-config/theme.ts', use('@footbridge/shared/segments')],
    ['packages/bridge/pages/page/load.ts', use('@footbridge/shared/site/current')],
    ['packages/bridge/pages/page/load.ts', use('../../wordpress/url/policy')],
    ['packages/bridge/leads/lead/store.ts', use('../../visitors/visit/token')],
    ['pages/index.tsx', use('@footbridge/bridge/platform/env')],
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
