/** Runs `script/test` itself on a planted defect. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { testEnvironment, type CommandRunner } from '../test/commands';
import type { Finding } from './finding';

/** `.build/logs/steps.json`, as `script/test` writes it. */
const stepsFile = z.object({
  mode: z.string(),
  seconds: z.number(),
  steps: z.array(
    z.object({ name: z.string(), verdict: z.enum(['passed', 'FAILED', 'skipped']), why: z.string().optional() }),
  ),
});

/** Steps that only prepare others: when one fails, no test has found anything. */
const PREPARES = /^(?:build\b|plugin (?:packages|tools)$)/;

/** The steps that failed in a run of `script/test`, from the text of its steps.json. */
export function readFinding(text: string): Finding {
  const failed = stepsFile
    .parse(JSON.parse(text))
    .steps.filter(({ verdict }) => verdict === 'FAILED')
    .map(({ name }) => name);
  const steps = failed.filter((name) => !PREPARES.test(name));
  if (steps.length > 0) return { steps };
  return { steps, why: failed.length > 0 ? `only ${failed.join(', ')} failed` : 'every step passed' };
}

/**
 * Runs all steps of a mode in the runner's copy.
 * @param args of `script/test`
 */
export async function runSuite(
  { root, logFolder, supervisor }: CommandRunner,
  args: readonly string[],
): Promise<Finding> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, 'script-test.log'));
  const { exited } = supervisor.start(join(root, 'script/test'), [...args], {
    cwd: root,
    env: testEnvironment(process.env),
    onOutput: (text) => log.write(text),
  });
  const { code } = await exited;
  await new Promise<void>((resolve) => log.end(resolve));
  try {
    return readFinding(readFileSync(join(root, '.build/logs/steps.json'), 'utf8'));
  } catch {
    return { steps: [], why: `script/test ended with ${code} without its steps.json` };
  }
}
