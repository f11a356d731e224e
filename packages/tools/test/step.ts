import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Supervisor, Variables } from '../process/supervisor';
import type { Missing, ProgramName } from '../programs';
import { failed, PASSED, skipped, testResult, type StepResult } from './results';

export interface Step {
  name: string;
  command: readonly string[];
  folder?: string;
  env?: Variables;
  stopSignal?: NodeJS.Signals;
  hasTests?: true;
  /** It is skipped without them. */
  needs?: readonly ProgramName[];
  /** Some of its tests are skipped without them. */
  wants?: readonly ProgramName[];
  /** Names of earlier steps that have to pass before this one. */
  after?: readonly string[];
  /** Runs at the end, with nothing beside it: what measures time or drives a browser. */
  alone?: boolean;
}

interface StepRunner {
  root: string;
  logFolder: string;
  supervisor: Supervisor;
  /** Ends a command that hangs. */
  longestMs: number;
  missing: Missing;
}

export const logFileOf = (logFolder: string, step: string): string =>
  join(logFolder, `${step.replaceAll(/\W+/g, '-')}.log`);

export async function runStep(step: Step, { root, logFolder, supervisor, longestMs, missing }: StepRunner) {
  const lacks = step.needs?.flatMap((program) => missing[program] ?? [])[0];
  if (lacks) return skipped(lacks);
  const { name, command, folder = '', env, stopSignal, hasTests } = step;
  const [program = '', ...args] = command;
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(logFileOf(logFolder, name));
  let output = '';
  const started = supervisor.start(program, args, {
    cwd: join(root, folder),
    env: { ...testEnvironment(process.env), ...env },
    stopSignal,
    onOutput: (text) => {
      output += text;
      log.write(text);
    },
  });
  let result: StepResult | null = null;
  const timer = setTimeout(() => {
    result = failed('took too long');
    void started.end();
  }, longestMs);
  const { code } = await started.exited;
  clearTimeout(timer);
  await new Promise<void>((resolve) => log.end(resolve));
  if (result) return result;
  if (hasTests) return testResult(output, code);
  return code === 0 ? PASSED : failed(`exit code ${code}`);
}

/**
 * Leaves out what would make a run depend on the machine. A real WordPress knows the site of its
 * editors' tests by its port (docs/editors.md).
 */
function testEnvironment(env: Variables): Variables {
  const left = /^(NEXT_PUBLIC_|SITE$|BRANDS_DIR$|WORDPRESS_URL$|NODE_ENV$|PORT$|HOST$)/;
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !left.test(name))),
    ...(env.E2E_WORDPRESS_URL && { PORT: env.PORT }),
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // Jest, Next and Storybook each set their own.
    NODE_ENV: undefined,
  };
}

export interface FinishedStep {
  step: Step;
  result: StepResult;
  ms: number;
}

interface Scheduling {
  width: number;
  run(step: Step): Promise<StepResult>;
  finished(finished: FinishedStep): void;
}

const hasPassed = ({ result }: FinishedStep): boolean => result.failed === 0 && result.passed > 0;

export async function runSteps(steps: readonly Step[], { width, run, finished }: Scheduling): Promise<FinishedStep[]> {
  const done = new Map<string, Promise<FinishedStep>>();

  async function finish(step: Step): Promise<FinishedStep> {
    const before = await Promise.all((step.after ?? []).flatMap((name) => done.get(name) ?? []));
    const broken = before.find((one) => !hasPassed(one));
    const began = Date.now();
    const result = broken ? skipped(`${broken.step.name} did not pass`) : await run(step);
    const one = { step, result, ms: Date.now() - began };
    finished(one);
    return one;
  }

  async function work(waiting: Step[]): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const finishing = finish(step);
      done.set(step.name, finishing);
      await finishing;
    }
  }

  const together = steps.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: width }, () => work(together)));
  await work(steps.filter(({ alone }) => alone));
  return Promise.all(steps.flatMap(({ name }) => done.get(name) ?? []));
}
