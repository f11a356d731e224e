/** Finds the files that the product runs, and the exports that it uses; what only tests import is not included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { importsOf, runtimeClosure, sourceFiles } from '@footbridge/tools/imports';

/** `npm run types` reads them all into gql/, where a query finds a fragment by its name. */
const FRAGMENTS = 'fragments';

/** Next loads these by name. The cache handler is named by its path in next.config. */
const LOADED_BY_NEXT = [
  'instrumentation.ts',
  'next.config.ts',
  'faust.config.js',
  'packages/bridge/cache/page-cache/handler.ts',
];

/**
 * Entries of the browser build, and modules that replace others in it or in Next's (packages/browser/vite.config.mts,
 * next.config.ts).
 */
const FOR_BROWSERS = ['components/browser/main.ts', 'packages/browser/client-config.ts', 'packages/browser/no-page.ts'];

/** Each command of package.json names its file; these are started by a shell script or by another process. */
const STARTED_BY_PATH = ['site-config/serve.ts', 'packages/tools/server/main.ts', 'packages/tools/test/main.ts'];

const FOLDERS = [
  'packages/bridge',
  'packages/browser',
  'components',
  'fragments',
  'pages',
  'queries',
  'packages/bridge/server',
  'packages/shared',
  'site-config',
  'packages/browser',
  'packages/embedded',
  'wp-templates',
];
const USERS = [...FOLDERS, 'packages/tools', 'packages/tools/bench', 'e2e'];

/** Code beside the product for tests and stories. */
const isFixture = (file: string): boolean => /\.(?:fixture|stories)\.tsx?$/.test(file);

/** Brands' folders are read at start, not imported; the bridge's types are generated. */
const isOther = (file: string): boolean => /^(?:site-config\/brands|bridge\/gql)\//.test(file);

/** The theme's chunks are named where it hands them over, and used by their names in the runtime. */
const HANDED_OVER = { by: 'components/browser/theme.ts', to: 'packages/browser/theme.ts' };

export const isProductFile = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
  !file.includes('/__tests__/') &&
  !isFixture(file) &&
  !isOther(file);

function commandFiles(root: string): string[] {
  return [...readFileSync(join(root, 'package.json'), 'utf8').matchAll(/"script\/run ([\w/.-]+)/g)].map(
    ([, file = '']) => file,
  );
}

/** Files that pages, API routes, the browser build, Next's own hooks or commands import at run time, directly or not. */
export function liveFiles(root: string): Set<string> {
  const entries = [
    ...sourceFiles(root, 'pages'),
    ...sourceFiles(root, FRAGMENTS),
    ...LOADED_BY_NEXT,
    ...FOR_BROWSERS,
    ...STARTED_BY_PATH,
    ...commandFiles(root),
  ];
  return new Set(runtimeClosure(root, entries).files.keys());
}

/** Product files that a test imports at run time, itself or through its helpers; not what those import in turn. */
export function productFilesOf(root: string, test: string): string[] {
  const seen = new Set([test]);
  for (const file of seen) {
    if (isProductFile(file)) continue;
    for (const { file: target, typeOnly } of importsOf(root, file)) if (target !== null && !typeOnly) seen.add(target);
  }
  return [...seen].filter(isProductFile);
}

const EXPORTED =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?(?:const|function\*?|class) (\w+)\b(?! = graphql\()/gm;
const words = (text: string): Set<string> => new Set(text.match(/[\w$]+/g));
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Exported values, as `file name`, that no code besides tests uses; except those whose comment begins with "For tests". */
export function unusedExports(root: string): string[] {
  const files = [...USERS.flatMap((folder) => sourceFiles(root, folder)), ...LOADED_BY_NEXT].filter(
    (file) => !isFixture(file),
  );
  const source = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const usedBy = new Map<string, Set<string>[]>();
  for (const [file, text] of source) {
    const users = file === HANDED_OVER.by ? text + (source.get(HANDED_OVER.to) ?? '') : text;
    const used = words(withoutComments(users));
    for (const { file: target } of importsOf(root, file))
      if (target !== null) usedBy.set(target, [...(usedBy.get(target) ?? []), used]);
  }
  return files
    .filter((file) => isProductFile(file) && !file.startsWith('pages/'))
    .flatMap((file) => {
      const text = source.get(file) ?? '';
      return [...text.matchAll(EXPORTED)].flatMap(([, comment = '', name = '']) => {
        if (comment.startsWith('/** For tests') || usedBy.get(file)?.some((used) => used.has(name))) return [];
        const isUsedInside = (withoutComments(text).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
        return isUsedInside ? [] : [`${file} ${name}`];
      });
    });
}
