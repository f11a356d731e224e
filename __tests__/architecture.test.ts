/** What the browser build loads (docs/architecture.md). Who may import what is in packages/tools/lint/imports.mts. */
import { join } from 'node:path';
import { importsOf, runtimeClosure } from './support/imports';

const root = join(__dirname, '..');

/** All that the browser build puts into its files (packages/browser/vite.config.mts). */
const inBrowser = (options: { atOnce?: boolean } = {}) =>
  runtimeClosure(root, ['components/browser/main.ts'], {
    ...options,
    aliases: { '@footbridge/shared/site/client-config': 'packages/browser/page-data.ts' },
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
