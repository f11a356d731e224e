import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem';
import type { StartOptions, Supervisor, Variables } from '../process/supervisor';
import { addBrowserFiles, browserEntry } from './browser';
import { buildEnvironment } from './environment';
import { hashInputs } from './inputs';
import { BROWSER_CONFIG, serverBuild, vite } from './server';
import { buildFolder, clearBuild, devFolder, isBuiltFrom, writeStamp } from './stamp';

export interface BuildRequest {
  root: string;
  /** The brand that the build serves alone; any brand without it. */
  onlySite?: string;
  env: Variables;
  supervisor: Supervisor;
  /** Gets one line per thing worth knowing. */
  report: (line: string) => void;
}

export const NEXT = 'node_modules/next/dist/bin/next';

/** Leaves a build that is as new as its inputs; else makes it. */
export async function ensureBuild(request: BuildRequest): Promise<'fresh' | 'built'> {
  const { root, onlySite, report, supervisor } = request;
  const env = buildEnvironment(request.env, onlySite);
  const folder = buildFolder(root);
  const hash = hashInputs(root, env);
  if (isBuiltFrom(folder, hash) && existsSync(join(folder, 'BUILD_ID'))) {
    report('The build is up to date.');
    return 'fresh';
  }
  clearBuild(folder);
  report('Building; the first time this takes a minute or two …');
  const started = Date.now();
  await runNode(supervisor, 'The browser build', vite(root, 'build', ...BROWSER_CONFIG), { cwd: root, env });
  await runNode(supervisor, 'The server build', serverBuild(root, folder), { cwd: root, env });
  const pageEnv = { ...env, FOOTBRIDGE_BROWSER_ENTRY: await browserEntry(root) };
  await runNode(supervisor, 'The build', [join(root, NEXT), 'build', '--webpack'], { cwd: root, env: pageEnv });
  await addBrowserFiles(root, folder);
  // Hashed before the build: a file saved meanwhile makes the next start build again.
  writeStamp(folder, hash);
  report(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return 'built';
}

/** Compiles what Next's development server loads by its name. */
export async function buildForDevelopment(request: BuildRequest, code: string): Promise<void> {
  const { root, supervisor } = request;
  const env = buildEnvironment(request.env);
  await runNode(supervisor, 'The server build', serverBuild(root, devFolder(root, code)), { cwd: root, env });
}

/** Runs Node to its end. @throws Problem with its output if it fails */
export async function runNode(
  supervisor: Supervisor,
  what: string,
  args: string[],
  options: StartOptions,
): Promise<void> {
  let output = '';
  const onOutput = (text: string) => (output += text);
  const { code, signal } = await supervisor.start(process.execPath, args, { ...options, onOutput }).exited;
  if (code !== 0)
    throw new Problem(`${output.trimEnd()}\n${what} failed (${signal ?? `exit code ${code}`}): see above.`);
}
