/** Selects the tests closest to a change: those with the fewest imports between them and a changed file. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { importsOf } from '../imports';
import { logFileOf, runCommand, runJest, type CommandRunner } from './commands';
import { failed, PASSED, type StepResult } from './results';
import type { Step } from './scheduler';

/** Test files of a run while editing, so that it stays below a minute. */
const MAX_FILES = 20;

/** Files changed since the last commit, new ones among them. */
function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * Returns the tests in the order of their distance, which is how many imports lie between a test and the nearest changed file.
 * @param tests paths below the root, as the changed files
 */
function nearestFirst(root: string, tests: readonly string[], changed: readonly string[]): string[] {
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

async function relatedFiles(runner: CommandRunner, name: string): Promise<string[] | null> {
  const listed = `${name}, list`;
  const { code } = await runCommand(runner, { name: listed, args: ['unit', '--', '--listTests', '--onlyChanged'] });
  if (code !== 0) return null;
  const lines = readFileSync(logFileOf(runner.logFolder, listed), 'utf8').split('\n');
  return lines.filter((line) => /\.test\.tsx?$/.test(line)).map((line) => relative(runner.root, line));
}

/** Tests of the files changed since the last commit, and of those that import them; of many the nearest. */
export function relatedTests(runner: CommandRunner): Step {
  const name = 'related tests';
  const run = async (): Promise<StepResult> => {
    const all = await relatedFiles(runner, name);
    if (!all) return failed('Jest could not list them');
    if (all.length === 0) return { ...PASSED, why: 'no test imports what changed' };
    const chosen = nearestFirst(runner.root, all, changedFiles(runner.root)).slice(0, MAX_FILES);
    const result = await runJest(runner, name, ['--maxWorkers=100%', '--runTestsByPath', ...chosen]);
    return all.length > chosen.length
      ? { why: `the ${chosen.length} nearest of ${all.length} test files; script/test --quick runs all`, ...result }
      : result;
  };
  return { name, run };
}
