/** Who may import what (docs/architecture.md): that the lint rule bites, and, without it, that every file keeps to it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importsOf, runtimeClosure, sourceFiles } from '@/script/lib/imports';

const root = join(__dirname, '..');

/** Folder → folders it must not import at run time; with '!type' not even for types. */
const FORBIDDEN: Record<string, string[]> = {
  'site-config': ['bridge', 'visitor', 'components', 'wp-templates', 'pages', 'queries', 'fragments', 'gql', 'wordpress'],
  fragments: ['bridge', 'visitor', 'components', 'wp-templates', 'pages', 'wordpress'],
  queries: ['bridge', 'visitor', 'components', 'wp-templates', 'pages', 'wordpress'],
  visitor: ['bridge', 'components', 'wp-templates', 'pages', 'queries', 'fragments', 'gql', 'wordpress'],
  bridge: ['visitor', 'components', 'wp-templates', 'pages', 'wordpress'],
  components: ['bridge', 'wp-templates', 'pages', 'queries', 'fragments', 'gql', 'wordpress'],
  'wp-templates': ['bridge', 'pages', 'wordpress'],
  pages: ['wordpress'],
  wordpress: ['bridge', 'visitor', 'components', 'wp-templates', 'pages'],
};

/** Sources of type imports that are part of the contract between layers. */
const TYPES_ALLOWED: Record<string, string[]> = {
  components: ['bridge', 'queries', 'fragments', 'gql'],
  'wp-templates': ['bridge'],
};

describe('the direction of imports', () => {
  it.each(Object.entries(FORBIDDEN))('%s imports nothing above it', (folder, forbidden) => {
    const wrong = sourceFiles(root, folder).flatMap((file) =>
      importsOf(root, file)
        .filter(({ file: target, typeOnly }) => {
          const top = target?.split('/')[0] ?? '';
          return forbidden.includes(top) && !(typeOnly && TYPES_ALLOWED[folder]?.includes(top));
        })
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the server out of the browser: what views and the frame pull in', () => {
    const { files, packages } = runtimeClosure(root, ['pages/_app.tsx', 'wp-templates/views.tsx']);
    const serverFiles = [...files].filter(([file]) =>
      /^(bridge|queries|fragments|gql|wordpress)\/|^site-config\/(brands\/index|schema|validate|theme-css|fonts)\b|^components\/base-css/.test(file),
    );
    const serverPackages = [...packages].filter(([name]) => /^(zod|sanitize-html|sharp|graphql|lru-cache|@faustwp\/|@apollo\/|node:)/.test(name));
    expect(serverFiles).toEqual([]);
    expect(serverPackages).toEqual([]);
    expect(files.size).toBeGreaterThan(20);
  });
});

describe('what editors have', () => {
  const EDITORS = /^components\/PreviewRibbon\/|^wp-templates\/preview\//;
  const publicPages = sourceFiles(root, 'pages').filter((file) => file.endsWith('.tsx') && !file.startsWith('pages/preview/'));

  it('reaches no visitor: no public page, nor what it fetches later, holds a preview’s ribbon and notices', () => {
    const { files } = runtimeClosure(root, publicPages);
    expect([...files].filter(([file]) => EDITORS.test(file))).toEqual([]);
    expect(publicPages.length).toBeGreaterThan(5);
  });

  it('waits for an editor: one import() leads to the admin bar, and nothing that visitors load has it with it', () => {
    const bar = /^components\/(?:AdminBar|ClearAllDialog)\/|^visitor\/editor\/(?!login\.ts$)/;
    const { files } = runtimeClosure(root, publicPages);
    const ways = [...files.keys()].filter((file) => !bar.test(file)).flatMap((file) => importsOf(root, file).filter(({ file: target, typeOnly }) => target && bar.test(target) && !typeOnly).map(({ file: target, lazy }) => ({ file, target, lazy })));
    expect(ways).toEqual([{ file: 'components/VisitorLayer/VisitorLayer.tsx', target: 'components/AdminBar/AdminBar.tsx', lazy: true }]);
    expect([...files.keys()].filter((file) => bar.test(file)).length).toBeGreaterThan(10);
  });

  it('is in the preview’s own page', () => {
    const { files } = runtimeClosure(root, ['pages/preview/[[...path]].tsx']);
    expect([...files.keys()].filter((file) => EDITORS.test(file)).length).toBeGreaterThan(2);
  });
});

describe('the lint rule', () => {
  const sample = mkdtempSync(join(tmpdir(), 'footbridge-lint-'));
  afterAll(() => rmSync(sample, { recursive: true }));

  const use = (from: string, name = 'thing') => `import { ${name} } from '${from}';\nexport const used = ${name};`;
  const STOPPED = [
    ['components/A/A.tsx', '@/bridge/env'],
    ['components/A/A.tsx', '../../bridge/env'],
    ['components/A/A.tsx', '@/queries/menus'],
    ['components/A/A.tsx', '@/gql'],
    ['components/A/A.tsx', '@/wp-templates/views'],
    ['components/A/A.tsx', '../../pages/_app'],
    ['components/A/A.tsx', '@/wordpress/embedded/server'],
    ['components/A/A.tsx', 'zod'],
    ['components/A/A.tsx', 'sanitize-html'],
    ['components/A/A.tsx', '@/site-config/brands'],
    ['components/A/A.tsx', '@/site-config/theme-css'],
    ['wp-templates/page/transform.ts', '@/bridge/env'],
    ['wp-templates/page/transform.ts', '../../pages/_app'],
    ['wp-templates/page/View.tsx', 'zod'],
    ['wp-templates/page/View.tsx', '@/queries/menus'],
    ['bridge/page/load.ts', '@/visitor/storage'],
    ['bridge/page/load.ts', '../../components/Frame/Frame'],
    ['bridge/page/load.ts', '@/wp-templates'],
    ['visitor/storage.ts', '@/bridge/env'],
    ['visitor/storage.ts', '../components/Frame/Frame'],
    ['site-config/theme.ts', '@/components/Frame/Frame'],
    ['queries/menus.ts', '@/bridge/env'],
    ['wordpress/embedded/server.ts', '@/bridge/env'],
    ['pages/index.tsx', '@/__tests__/support/until'],
  ];
  const LET = [
    ['components/A/A.tsx', "import type { FrameData } from '@/bridge/types';\nexport type Used = FrameData;"],
    ['wp-templates/page/transform.ts', "import type { TransformTools } from '@/bridge/types';\nexport type Used = TransformTools;"],
    ['components/A/A.tsx', use('@/visitor/storage')],
    ['components/A/A.tsx', use('@/site-config/theme')],
    ['bridge/page/load.ts', use('@/queries/menus')],
    ['pages/index.tsx', use('@/bridge/env')],
  ];
  const ANY = ['components/A/A.tsx', 'export const anything = (value: any) => value;'];
  const LONG = ['components/A/A.tsx', 'export {};\n'.repeat(260)];

  /** Each sample is a project of its own in a folder of its own: rules go by paths from the root. */
  const samples = [...STOPPED.map(([path = '', from = '']) => [path, use(from)]), ...LET, ANY, LONG];
  const folderOf = (path: string, text: string): string => String(samples.findIndex((one) => one[0] === path && one[1] === text));
  let said = '';

  // All in one run: to start the program takes longer than to read them.
  beforeAll(() => {
    for (const [path = '', text = ''] of samples) {
      const file = join(sample, folderOf(path, text), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
      copyFileSync(join(root, '.oxlintrc.json'), join(sample, folderOf(path, text), '.oxlintrc.json'));
    }
    said = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix'], { cwd: sample, encoding: 'utf8' }).stdout;
  });

  /** What the project's rules say of one sample. */
  const lint = (path: string, text: string): string => said.split('\n').filter((line) => line.startsWith(`${folderOf(path, text)}/`)).join('\n');

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
