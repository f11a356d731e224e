import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem';
import type { StartOptions, Supervisor, Variables } from '../process/supervisor';
import { addBrowserFiles, browserBuild, browserEntry } from './browser';
import { buildEnvironment } from './environment';
import { hashInputs } from './inputs';
import { serverBuild } from './server';
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

/**
 * Leaves a build that is as new as its inputs.
 * @returns 'fresh' where there was one, 'built' where it was made. Throws a Problem with the whole output on failure.
 */
export async function ensureBuild(request: BuildRequest): Promise<'fresh' | 'built'> {
  const { root, onlySite, report } = request;
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
  await run(request, 'The browser build', browserBuild(root), { env });
  await run(request, 'The server build', serverBuild(root, folder), { env });
  const pageEnv = { ...env, FOOTBRIDGE_BROWSER_ENTRY: await browserEntry(root) };
  await run(request, 'The build', [join(root, 'node_modules/next/dist/bin/next'), 'build', '--webpack'], {
    env: pageEnv,
  });
  await addBrowserFiles(root, folder);
  // Hashed before the build: a file saved meanwhile makes the next start build again.
  writeStamp(folder, hash);
  report(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return 'built';
}

/** Compiles what Next's development server loads by its name. */
export async function buildForDevelopment(request: BuildRequest, code: string): Promise<void> {
  const { root, env } = request;
  await run(request, 'The server build', serverBuild(root, devFolder(root, code)), { env: buildEnvironment(env) });
}

async function run({ root, supervisor }: BuildRequest, what: string, args: string[], options: StartOptions) {
  let output = '';
  const { exited } = supervisor.start(process.execPath, args, {
    ...options,
    cwd: root,
    onOutput: (text) => {
      output += text;
    },
  });
  const { code, signal } = await exited;
  if (code !== 0)
    throw new Problem(`${output.trimEnd()}\n${what} failed (${signal ?? `exit code ${code}`}): see above.`);
}
