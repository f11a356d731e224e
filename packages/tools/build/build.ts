import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem';
import type { StartOptions, Supervisor, Variables } from '../process/supervisor';
import { addBrowserFiles, browserEntry } from './browser';
import { hashInputs, buildFolder, clearBuild, devFolder, isBuiltFrom, writeStamp } from './inputs';
import { BROWSER_CONFIG, serverBuild, vite } from './server';

/** What is read at start. A build would write it into its output, and could not be started with other values. */
const RUN_TIME_ONLY =
  /^(?:WORDPRESS_URL|WORDPRESS_HEADERS|FAUST_SECRET_KEY|FOOTBRIDGE_SECRET|SITE|BRANDS_DIR|NEXT_PUBLIC_.*)$/;

/** Returns the environment of a build. @param onlySite the brand that it serves alone, if not any */
export function buildEnvironment(env: Variables, onlySite?: string): Variables {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !RUN_TIME_ONLY.test(name)));
  return { ...own, ...nextDefaults, NODE_ENV: 'production', ...(onlySite && { NEXT_PUBLIC_SITE: onlySite }) };
}

export const nextDefaults = {
  NEXT_TELEMETRY_DISABLED: '1',
  // .env files are read by our own start already; Next would read them again and bring back what is left out here.
  __NEXT_PROCESSED_ENV: 'true',
};

interface BuildRequest {
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
