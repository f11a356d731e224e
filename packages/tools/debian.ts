import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Supervisor } from './process/supervisor';

/** Installs packages on a Debian where this user needs no password; elsewhere does nothing. */
export async function installFromDebian(supervisor: Supervisor, packages: readonly string[]): Promise<void> {
  const root = asRoot();
  if (!existsSync('/etc/debian_version') || !root) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...rest] = [...root, 'apt-get', ...args];
    await supervisor.start(command, rest, { env }).exited;
  }
}

function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}
