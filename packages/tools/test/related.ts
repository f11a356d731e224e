/** Selects the tests closest to a change: those with the fewest imports between them and a changed file. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { importsOf } from '../imports';
import { logFileOf, runCommand, type CommandRunner } from './commands';
import { readTimes, runJest } from './jest';
import { failed, PASSED, type StepResult } from './results';
import type { Step } from './scheduler';

/** What the chosen test files may take together, so that a run while editing stays short. Two run at once. */
const BUDGET_MS = 40_000;
/** Of a test file that has not run here. */
const UNKNOWN_MS = 3000;

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
export function nearestFirst(root: string, tests: readonly string[], changed: readonly string[]): string[] {
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

/** Returns the first tests that fit into the budget; the first one always does. */
export function withinBudget(tests: readonly string[], times: Readonly<Record<string, number>>): string[] {
  let left = BUDGET_MS;
  return tests.filter((test, index) => {
    const ms = times[test] ?? UNKNOWN_MS;
    if (ms > left && index > 0) return false;
    left -= ms;
    return true;
  });
}

async function relatedFiles(runner: CommandRunner, name: string): Promise<string[] | null> {
  const listed = `${name}, list`;
  const { code } = await runCommand(runner, { name: listed, args: ['unit', '--', '--listTests', '--onlyChanged'] });
  if (code !== 0) return null;
  const lines = readFileSync(logFileOf(runner.logFolder, listed), 'utf8').split('\n');
  return lines.filter((line) => /\.test\.tsx?$/.test(line)).map((line) => relative(runner.root, line));
}

/** Tests of the files changed since the last commit, and of those that import them; of many the nearest that fit into the budget. */
export function relatedTests(runner: CommandRunner): Step {
  const name = 'related tests';
  const run = async (): Promise<StepResult> => {
    const all = await relatedFiles(runner, name);
    if (!all) return failed('Jest could not list them');
    if (all.length === 0) return { ...PASSED, why: 'no test imports what changed' };
    const ordered = nearestFirst(runner.root, all, changedFiles(runner.root));
    const chosen = withinBudget(ordered, readTimes(runner.root));
    const result = await runJest(runner, name, ['--maxWorkers=100%', '--runTestsByPath', ...chosen]);
    const rest = all.length - chosen.length;
    return rest > 0
      ? { why: `the ${chosen.length} nearest of ${all.length} test files; script/test --quick runs all`, ...result }
      : result;
  };
  return { name, run };
}
