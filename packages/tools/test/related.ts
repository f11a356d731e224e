/**
 * Tests of the files changed since the last commit, and of those that import them; of many the nearest, which have the fewest
 * imports between them and a changed file.
 */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { importsOf } from '../imports';

/** Test files of a run while editing, so that it stays below a minute. */
const MAX_FILES = 20;
const root = process.cwd();

const linesOf = (command: string, ...args: string[]): string[] =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Returns the tests in the order of their distance. @param tests paths below the root, as the changed files */
function nearestFirst(tests: readonly string[], changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  // A set's iterator includes items added meanwhile.
  const seen = new Set(tests);
  for (const file of seen) {
    if (!/\.(?:[mc]?[jt]s|tsx)$/.test(file)) continue;
    for (const { file: imported } of importsOf(root, file)) {
      if (imported === null) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      seen.add(imported);
    }
  }
  // Breadth first: earlier files are closer.
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const near = [...reached].filter((file) => tests.includes(file));
  return [...near, ...tests.filter((test) => !reached.has(test))];
}

const all = linesOf('node_modules/.bin/jest', '--listTests', '--onlyChanged').map((file) => relative(root, file));
const changed = [
  ...linesOf('git', 'diff', '--name-only', 'HEAD'),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
];
const chosen = nearestFirst(all, changed).slice(0, MAX_FILES);
console.log(`${chosen.length} of ${all.length} test files; script/test --quick runs all`);
const files = chosen.length > 0 ? ['--runTestsByPath', ...chosen] : ['--onlyChanged', '--passWithNoTests'];
process.exitCode =
  spawnSync('node_modules/.bin/jest', ['--maxWorkers=100%', ...files], { stdio: 'inherit' }).status ?? 1;
