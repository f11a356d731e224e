import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian';
import type { Supervisor } from './process/supervisor';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** The same Chromium without the windows around its pages. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Fallback fonts until the typefaces have loaded (site-config/fonts.ts); without them a wider typeface shifts the
 * layout.
 */
const FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation';

/** The browser for the tests: Debian's where it is, else the one that Playwright brings; null where there is none. */
export function findChromium(): string | null {
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : null;
}

/** Installs a browser where there is none. @returns null when there is one, else why not */
export async function ensureChromium(supervisor: Supervisor): Promise<string | null> {
  if (!existsSync(FALLBACK_FONTS)) await installFromDebian(supervisor, ['fonts-liberation']);
  if (findChromium()) return null;
  await installFromDebian(supervisor, ['chromium']);
  if (!findChromium()) await supervisor.start('npx', ['playwright', 'install', 'chromium']).exited;
  // Beside Debian's with windows, which is slower.
  if (findHeadlessChromium() === DEBIAN_CHROMIUM) await installFromDebian(supervisor, ['chromium-headless-shell']);
  return findChromium() ? null : 'no Chromium here, and none could be installed';
}

/** Debian's without windows opens a page three times as fast; null for the one that Playwright chooses. */
export function findHeadlessChromium(): string | null {
  return [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path)) ?? null;
}
