import { rmSync } from 'node:fs';
import { logFileOf, runCommand, type Command, type CommandRunner, type Finished } from './commands';
import { failed, PASSED, reportedResult, type Counts, type StepResult } from './results';

/** Returns the result of a step from its exit code. */
export function exitResult({ code, timedOut }: Finished): StepResult {
  if (timedOut) return failed('took too long');
  return code === 0 ? PASSED : failed(`exit code ${code}`);
}

export interface Reported {
  name: string;
  /** Parses the command's report file. */
  read: (report: string) => Counts;
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
