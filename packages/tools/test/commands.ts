import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Supervisor, Variables } from '../process/supervisor';
import { failed, jestCounts, PASSED, reportedResult, type StepResult } from './results';

export interface CommandRunner {
  root: string;
  logFolder: string;
  supervisor: Supervisor;
  /** Ends a command that hangs. */
  longestMs: number;
}

export interface Finished {
  code: number | null;
  timedOut: boolean;
}

export interface Command {
  /** The step that it is; its output is in the log of this name. */
  name: string;
  args: string[];
  /** The program; by default a script of package.json. */
  program?: string[];
  /** Below the root, unless that is it. */
  folder?: string;
  env?: Variables;
  stopSignal?: NodeJS.Signals;
}

const NPM = ['npm', 'run', '--silent'];

export const logFileOf = (logFolder: string, step: string): string =>
  join(logFolder, `${step.replaceAll(/\W+/g, '-')}.log`);

/** Runs one command with its output in its own file: side by side, two outputs would be unreadable. */
export async function runCommand(
  { root, logFolder, supervisor, longestMs }: CommandRunner,
  { name, args, program = NPM, folder = '', env, stopSignal }: Command,
): Promise<Finished> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(logFileOf(logFolder, name));
  const [command = '', ...first] = program;
  const started = supervisor.start(command, [...first, ...args], {
    cwd: join(root, folder),
    env: { ...testEnvironment(process.env), ...env },
    stopSignal,
    onOutput: (text) => log.write(text),
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    log.write(`\nEnded by force after ${longestMs / 60_000} minutes.\n`);
    void started.end();
  }, longestMs);
  const { code } = await started.exited;
  clearTimeout(timer);
  await new Promise<void>((resolve) => log.end(resolve));
  return { code, timedOut };
}

/**
 * Returns the caller's environment without variables that would make a run depend on the machine, and with telemetry
 * off.
 */
export function testEnvironment(env: Variables): Variables {
  const variables = Object.entries(env).filter(
    ([name]) => !/^(NEXT_PUBLIC_|SITE$|BRANDS_DIR$|WORDPRESS_URL$|NODE_ENV$|PORT$|HOST$)/.test(name),
  );
  return {
    ...Object.fromEntries(variables),
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // Jest, Next and Storybook each set their own.
    NODE_ENV: undefined,
  };
}

/** Returns the result of a step from its exit code. */
export function exitResult({ code, timedOut }: Finished): StepResult {
  if (timedOut) return failed('took too long');
  return code === 0 ? PASSED : failed(`exit code ${code}`);
}

export interface Reported {
  name: string;
  /** Parses the command's report file. */
  read: (report: string) => StepResult;
  command: (reportFile: string) => Omit<Command, 'name'>;
}

/** Runs tests that write a report, and counts them one by one. */
export async function runReported(runner: CommandRunner, { name, read, command }: Reported): Promise<StepResult> {
  const reportFile = logFileOf(runner.logFolder, name).replace(/log$/, 'report');
  // A run that dies early must not be judged by the report of the one before.
  rmSync(reportFile, { force: true });
  const { code, timedOut } = await runCommand(runner, { name, ...command(reportFile) });
  return timedOut ? failed('took too long') : reportedResult(reportFile, read, code);
}

/** Runs tests of Jest and counts them. */
export const runJest = (
  runner: CommandRunner,
  name: string,
  args: readonly string[],
  env: Variables = {},
): Promise<StepResult> =>
  runReported(runner, {
    name,
    read: jestCounts,
    command: (file) => ({ args: ['unit', '--', ...args, '--json', `--outputFile=${file}`], env }),
  });
