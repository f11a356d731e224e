import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian';
import type { Supervisor } from './process/supervisor';

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
  await installFromDebian(supervisor, ['chromium']);
  if (!findChromium()) await supervisor.start('npx', ['playwright', 'install', 'chromium']).exited;
  return findChromium() ? null : 'no Chromium here, and none could be installed';
}
