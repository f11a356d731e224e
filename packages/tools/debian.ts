import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { StartOptions, Supervisor } from './process/supervisor';

// Debian's package manager lets one in at a time.
let before: Promise<void> = Promise.resolve();

/** Installs packages on a Debian where this user needs no password; elsewhere does nothing. */
export function installFromDebian(supervisor: Supervisor, packages: readonly string[]): Promise<void> {
  before = installAfter(before, supervisor, packages);
  return before;
}

/**
 * Installs packages where something is missing and that is allowed.
 * @param missing returns what is missing, or null
 * @returns null when it is there, else what is missing
 */
export async function ensureInstalled(
  supervisor: Supervisor,
  missing: () => string | null,
  packages: readonly string[],
): Promise<string | null> {
  if (missing() === null) return null;
  await installFromDebian(supervisor, packages);
  const left = missing();
  return left && `${left}, and it could not be installed`;
}

async function installAfter(others: Promise<void>, supervisor: Supervisor, packages: readonly string[]): Promise<void> {
  await others;
  const root = asRoot();
  if (!existsSync('/etc/debian_version') || !root) return;
  await run(supervisor, [...root, 'apt-get', 'update', '-q']);
  await run(supervisor, [...root, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages]);
}

/** Returns the prefix of a command that needs root; null where this user would need a password. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

async function run(supervisor: Supervisor, [command = '', ...args]: string[]): Promise<void> {
  const options: StartOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await supervisor.start(command, args, options).exited;
}
