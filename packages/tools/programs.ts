/** Programs that tests and measurements need: installed where they are missing and that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Supervisor } from './process/supervisor';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** The same Chromium without the windows around its pages: it opens a page three times as fast. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
/** Fallback fonts until the typefaces have loaded (site-config/fonts.ts); without them a wider typeface shifts the layout. */
const FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation';
/** The plugin's minimum version. */
const OLDEST_PHP = '7.4';
/** nginx's module that purges, at Debian's place for it. */
export const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';

const isHere = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The browser for the tests: Debian's where it is, else the one that Playwright brings; null where there is none. */
export const findChromium = (): string | null =>
  [DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => existsSync(path)) ?? null;

/** Debian's without windows before the one with them; null for the one that Playwright chooses. */
export const findHeadlessChromium = (): string | null =>
  [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path)) ?? null;

/** Null when all of it is there, else what is missing. */
export function missingNginx(): string | null {
  if (!isHere('nginx', '-v')) return 'no nginx here';
  return existsSync(PURGE_MODULE) ? null : 'no libnginx-mod-http-cache-purge here';
}

function missingPhp(): string | null {
  const version = spawnSync('php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) return 'no PHP here';
  if (Number.parseFloat(version) < Number.parseFloat(OLDEST_PHP))
    return `PHP ${version} here is older than ${OLDEST_PHP}`;
  return isHere('composer', '--version', '--no-interaction') ? null : 'no Composer here';
}

/** Installs packages on a Debian where this user needs no password; elsewhere does nothing. */
async function installFromDebian(supervisor: Supervisor, packages: readonly string[]): Promise<void> {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!existsSync('/etc/debian_version') || (root.length > 0 && !isHere('sudo', '-n', 'true'))) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of ['update -q', `install -y -q --no-install-recommends ${packages.join(' ')}`]) {
    const [command = '', ...rest] = [...root, 'apt-get', ...args.split(' ')];
    await supervisor.start(command, rest, { env }).exited;
  }
}

type Install = (supervisor: Supervisor) => Promise<string | null>;

const fromDebian =
  (missing: () => string | null, packages: string): Install =>
  async (supervisor) => {
    if (missing() === null) return null;
    await installFromDebian(supervisor, packages.split(' '));
    const left = missing();
    return left && `${left}, and it could not be installed`;
  };

/** Installs a browser where there is none. @returns null when there is one, else why not */
export async function ensureChromium(supervisor: Supervisor): Promise<string | null> {
  if (!existsSync(FALLBACK_FONTS)) await installFromDebian(supervisor, ['fonts-liberation']);
  if (findChromium()) return null;
  await installFromDebian(supervisor, ['chromium']);
  if (!findChromium()) await supervisor.start('npx', ['playwright', 'install', 'chromium']).exited;
  if (findHeadlessChromium() === DEBIAN_CHROMIUM) await installFromDebian(supervisor, ['chromium-headless-shell']);
  return findChromium() ? null : 'no Chromium here, and none could be installed';
}

// On a CI machine the user is root.
export const COMPOSER = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' };

/** Packages are missing only without network; on other failures the steps that need them fail. */
const fromComposer =
  (folder: string): Install =>
  async (supervisor) => {
    const installed = `${folder}/vendor/composer/installed.json`;
    // There is no lock file, so Composer would look for newer versions of what the packages need.
    if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${folder}/composer.json`).mtimeMs) return null;
    let log = '';
    const args = ['--no-ansi', 'install', '--no-progress', `--working-dir=${folder}`];
    const options = { env: { ...process.env, ...COMPOSER }, onOutput: (text: string) => (log += text) };
    if ((await supervisor.start('composer', args, options).exited).code === 0) return null;
    if (/curl error|could not be downloaded/.test(log)) return 'the plugin’s packages could not be downloaded';
    const absent = /requires (\S+)(?: \S+)?, (?:it could not be found|found .* but it does not match)/.exec(log);
    return absent ? `this package registry does not have the required version of ${absent[1]}` : null;
  };

export type ProgramName = 'browser' | 'redis' | 'nginx' | 'php' | 'plugin' | 'standards';
export type Missing = Partial<Record<ProgramName, string>>;

/** In the order of their installation: Composer comes before its packages. */
const INSTALL: readonly [ProgramName, Install][] = [
  ['browser', ensureChromium],
  ['redis', fromDebian(() => (isHere('redis-server', '--version') ? null : 'no redis-server here'), 'redis-server')],
  ['nginx', fromDebian(missingNginx, 'nginx-light libnginx-mod-http-cache-purge')],
  ['php', fromDebian(missingPhp, 'php-cli php-mbstring php-xml composer unzip')],
  ['plugin', fromComposer('packages/plugin')],
  // WordPress's coding standards: apart, because not every Packagist mirror has them.
  ['standards', fromComposer('packages/plugin/tools')],
];

export async function ensurePrograms(names: ReadonlySet<ProgramName>, supervisor: Supervisor): Promise<Missing> {
  const missing: Missing = {};
  for (const [name, install] of INSTALL) if (names.has(name)) missing[name] = (await install(supervisor)) ?? undefined;
  return missing;
}
