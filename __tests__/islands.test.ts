/** What a browser runs of React stands in islands: files by the name of `*.island.tsx`, and what those import. What they may import: architecture.test.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { importsOf, runtimeClosure, sourceFiles } from './support/imports';

const root = join(__dirname, '..');
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const read = (file: string): string => withoutComments(readFileSync(join(root, file), 'utf8'));

const isIsland = (file: string): boolean => file.endsWith('.island.tsx');
/** As the browser build has it (packages/browser/vite.config.mts). */
const aliases = { '@footbridge/shared/site/client-config': 'packages/browser/page-data.ts' };

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
    const started = runtimeClosure(root, ['components/browser/main.ts'], { aliases });
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

  it('would be found if they had', () => {
    expect(browserParts('components/ComparisonChart/ComparisonChart.island.tsx').length).toBeGreaterThan(0);
    expect(browserParts('components/LeadForm/StepForm/useSteps.ts').length).toBeGreaterThan(0);
  });
});
