/** Tests of the files changed since the last commit, and of those that import them; of many the nearest. */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

/** Test files of a run while editing, so that it stays below a minute. */
const MAX_FILES = 10;

const linesOf = (command: string, ...args: string[]): string[] =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

function nearness(test: string, file: string): number {
  const folders = file.split('/');
  const differs = test
    .replace('__tests__/', '')
    .split('/')
    .findIndex((name, depth) => name !== folders[depth]);
  return differs < 0 ? Infinity : differs;
}

const changed = [
  ...linesOf('git', 'diff', '--name-only', 'HEAD'),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
].map((file) => file.replace('__tests__/', ''));
const all = linesOf('node_modules/.bin/jest', '--listTests', '--onlyChanged').map((file) => relative('.', file));
const nearest = (test: string): number => Math.max(...changed.map((file) => nearness(test, file)));
const chosen = all.toSorted((a, b) => nearest(b) - nearest(a)).slice(0, MAX_FILES);
console.log(`${chosen.length} of ${all.length} test files; script/test --quick runs all`);
const files = chosen.length > 0 ? ['--runTestsByPath', ...chosen] : ['--onlyChanged', '--passWithNoTests'];
process.exitCode =
  spawnSync('node_modules/.bin/jest', ['--maxWorkers=100%', ...files], { stdio: 'inherit' }).status ?? 1;
