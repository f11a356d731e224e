/** Runs of Jest, and how long each test file took in the last one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Variables } from '../process/supervisor';
import { runReported, type CommandRunner } from './commands';
import { jestCounts, type StepResult } from './results';

const timesSchema = z.record(z.string(), z.number());
const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const timesFile = (root: string): string => join(root, '.build/test-ms.json');

/** Returns milliseconds by test file, of those that have run here. */
export function readTimes(root: string): Record<string, number> {
  try {
    return timesSchema.parse(JSON.parse(readFileSync(timesFile(root), 'utf8')));
  } catch {
    return {};
  }
}

function writeTimes(root: string, report: string): void {
  const { testResults } = reportSchema.parse(JSON.parse(report));
  const times = testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);
  mkdirSync(dirname(timesFile(root)), { recursive: true });
  writeFileSync(timesFile(root), JSON.stringify({ ...readTimes(root), ...Object.fromEntries(times) }));
}

/** Runs tests of Jest and counts them. */
export function runJest(
  runner: CommandRunner,
  name: string,
  args: readonly string[],
  env: Variables = {},
): Promise<StepResult> {
  const read = (report: string) => {
    writeTimes(runner.root, report);
    return jestCounts(report);
  };
  const command = (file: string) => ({ args: ['unit', '--', ...args, '--json', `--outputFile=${file}`], env });
  return runReported(runner, { name, read, command });
}
