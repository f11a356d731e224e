/** Finds the files that the product runs; what only tests import is not included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { importsOf, runtimeClosure, sourceFiles } from './imports';

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
const FOR_BROWSERS = ['components/browser/main.ts', 'packages/browser/page-data.ts', 'packages/browser/no-page.ts'];

/** Each command of package.json names its file; these are started by a shell script or by another process. */
const STARTED_BY_PATH = ['site-config/serve.ts', 'packages/tools/server/main.ts', 'packages/tools/test/main.ts'];

const FOLDERS = [
  'packages/bridge',
  'packages/browser',
  'components',
  'fragments',
  'pages',
  'queries',
  'packages/shared',
  'site-config',
  'packages/embedded',
  'wp-templates',
];

/** Code beside the product for tests and stories. */
const isFixture = (file: string): boolean => /\.(?:fixture|stories)\.tsx?$/.test(file);

/** Brands' folders are read at start, not imported; the bridge's types are generated. */
const isOther = (file: string): boolean => /^(?:site-config\/brands|packages\/bridge\/gql)\//.test(file);

export const isProductFile = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
  !file.includes('/__tests__/') &&
  !isFixture(file) &&
  !isOther(file);

function commandFiles(root: string): string[] {
  return [...readFileSync(join(root, 'package.json'), 'utf8').matchAll(/"script\/run (packages\/[\w/.-]+)/g)].map(
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
