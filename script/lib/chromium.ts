import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { StartOptions, Supervisor } from './process/supervisor';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser for the tests: Debian's where it is, else the one that Playwright brings; null where there is none. */
export function findChromium(): string | null {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : null;
}

/**
 * Installs a browser where there is none: from Debian where that is allowed, otherwise Playwright's.
 * @returns null when there is one, else why not.
 */
export async function ensureChromium(supervisor: Supervisor): Promise<string | null> {
  if (findChromium()) return null;
  const root = asRoot();
  if (existsSync('/etc/debian_version') && root) {
    await run(supervisor, [...root, 'apt-get', 'update', '-q']);
    await run(supervisor, [...root, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) await run(supervisor, ['npx', 'playwright', 'install', 'chromium']);
  return findChromium() ? null : 'no Chromium here, and none could be installed';
}

/** The words before a command that needs root; null where this user cannot have it without being asked. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

async function run(supervisor: Supervisor, [command = '', ...args]: string[]): Promise<void> {
  const options: StartOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await supervisor.start(command, args, options).exited;
}
