import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem';
import type { StartOptions, Supervisor, Variables } from '../process/supervisor';
import { addBrowserFiles, browserBuild, browserEntry } from './browser';
import { buildEnvironment } from './environment';
import { hashInputs } from './inputs';
import { serverBuild } from './server';
import { buildFolder, clearBuild, isBuiltFrom, writeStamp } from './stamp';

export interface BuildRequest {
  root: string;
  code: string;
  env: Variables;
  supervisor: Supervisor;
  /** Gets one line per thing worth knowing. */
  report: (line: string) => void;
}

/**
 * Leaves a build of the brand that is as new as its inputs.
 * @returns 'fresh' where there was one, 'built' where it was made. Throws a Problem with the whole output on failure.
 */
export async function ensureBuild(request: BuildRequest): Promise<'fresh' | 'built'> {
  const { root, code, report } = request;
  const env = buildEnvironment(request.env, code);
  const folder = buildFolder(root, code, env.FOOTBRIDGE_BUILD);
  await copyFiles(request, env);
  const hash = hashInputs(root, env);
  if (isBuiltFrom(folder, hash) && existsSync(join(folder, 'BUILD_ID'))) {
    report(`The build of ${code} is up to date.`);
    return 'fresh';
  }
  clearBuild(folder);
  report(`Building ${code}; the first time this takes a minute or two …`);
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
export async function buildForDevelopment(request: BuildRequest): Promise<void> {
  const { root, code } = request;
  const env = buildEnvironment(request.env, code);
  await copyFiles(request, env);
  await run(request, 'The server build', serverBuild(root, buildFolder(root, `dev-${code}`)), { env });
}

/** Copies typefaces and brands' pictures into public/, where they have to be before anything is served. */
async function copyFiles(request: BuildRequest, env: Variables): Promise<void> {
  await run(
    request,
    'Copying fonts and pictures',
    ['--import', 'tsx', 'script/lib/build/copy-files.ts', request.code],
    {
      env,
    },
  );
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
