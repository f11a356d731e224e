/**
 * What the browser build loads (docs/architecture.md). What a browser runs of React stands in islands: files by the name of
 * `*.island.tsx`, and what those import. Who may import what is in packages/tools/lint/imports.mts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, runtimeClosure, sourceFiles } from './support/imports';

const root = join(__dirname, '..');

const aliases = { '@footbridge/shared/site/client-config': 'packages/browser/page-data.ts' };
/** All that the browser build puts into its files (packages/browser/vite.config.mts). */
const inBrowser = (options: { atOnce?: boolean } = {}) =>
  runtimeClosure(root, ['components/browser/main.ts'], {
    ...options,
    aliases,
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

  it('lets React, components and their rules wait until an island is needed', () => {
    const react = /^(?:react(?:-dom)?|styled-components)(?:\/|$)/;
    const atOnce = inBrowser({ atOnce: true });
    expect([...atOnce.packages].filter(([name]) => react.test(name))).toEqual([]);
    expect([...atOnce.files.keys()].filter((file) => /\.tsx$|\.styles\.ts$|^components\/css\//.test(file))).toEqual([]);
    expect(atOnce.files.size).toBeGreaterThan(20);
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

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const read = (file: string): string => withoutComments(readFileSync(join(root, file), 'utf8'));

const isIsland = (file: string): boolean => file.endsWith('.island.tsx');
const REGISTRY = 'components/Island/registry.ts';
/** Hydrates islands. It is in no server's HTML. */
const HYDRATE = 'components/Island/hydrate.tsx';
const hydrated = importsOf(root, REGISTRY).flatMap(({ file }) => (file && isIsland(file) ? [file] : []));

/** Hooks of the browser, and handlers that are not just handed on. A ref function runs in a browser, too: PhoneLink has one for islands. */
const BROWSER_ONLY =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|SyncExternalStore|Store|Transition|Optimistic|ActionState)\(|\son([A-Z]\w*)=\{(?!on\1\})/;

/** Hooks of the browser and handlers in a file, as they are written. */
const browserParts = (file: string): string[] =>
  [...read(file).matchAll(new RegExp(BROWSER_ONLY, 'g'))].map(([part]) => `${file}: ${part.trim()}`);

describe('components that a browser runs', () => {
  it('are islands by name', () => {
    const others = [REGISTRY, ...sourceFiles(root, 'packages/browser')].flatMap((from) =>
      importsOf(root, from).flatMap(({ file, typeOnly }) =>
        file?.endsWith('.tsx') && file.startsWith('components/') && !typeOnly && !isIsland(file)
          ? [`${from}: ${file}`]
          : [],
      ),
    );
    expect(others).toEqual([`${REGISTRY}: ${HYDRATE}`]);
  });

  it('are all used, directly or by another one', () => {
    const started = inBrowser();
    const all = sourceFiles(root, 'components').filter(isIsland);
    expect(all.filter((file) => !started.files.has(file))).toEqual([]);
    expect(all.length).toBeGreaterThan(8);
  });

  it('do not use useId where they are hydrated: its ids differ from the server’s', () => {
    const { files } = runtimeClosure(root, hydrated, { aliases });
    expect([...files.keys()].filter((file) => /\buseId\b/.test(read(file)))).toEqual([]);
    expect(hydrated.length).toBeGreaterThan(3);
  });
});

describe('components that only the server renders', () => {
  const pages = sourceFiles(root, 'pages').filter((file) => file.endsWith('.tsx'));
  const { files } = runtimeClosure(root, [...pages, 'wp-templates/index.ts'], { stopAt: isIsland });
  const markup = [...files.keys()].filter(
    (file) => /^(?:components|wp-templates|pages)\//.test(file) && !isIsland(file),
  );

  it('have no state, no effect and no handler', () => {
    expect(markup.flatMap(browserParts)).toEqual([]);
    expect(markup.length).toBeGreaterThan(80);
  });
});
