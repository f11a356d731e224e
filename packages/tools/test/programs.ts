import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { ensureChromium } from '../chromium';
import { installFromDebian } from '../debian';
import { missingNginx, NGINX_PACKAGES } from '../nginx';
import type { Supervisor } from '../process/supervisor';

/** The plugin's minimum version of PHP. */
const OLDEST_PHP = '7.4';
const PHP_PACKAGES = ['php-cli', 'php-mbstring', 'php-xml', 'composer', 'unzip'];

const isHere = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function missingPhp(): string | null {
  const version = spawnSync('php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) return 'no PHP here';
  if (Number.parseFloat(version) < Number.parseFloat(OLDEST_PHP))
    return `PHP ${version} here is older than ${OLDEST_PHP}`;
  return isHere('composer', '--version', '--no-interaction') ? null : 'no Composer here';
}

const missingRedis = (): string | null => (isHere('redis-server', '--version') ? null : 'no redis-server here');

const fromDebian = (missing: () => string | null, packages: readonly string[]) => async (supervisor: Supervisor) => {
  if (missing() === null) return null;
  await installFromDebian(supervisor, packages);
  const left = missing();
  return left && `${left}, and it could not be installed`;
};

// On a CI machine the user is root.
export const COMPOSER = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' };

/** Packages are missing only without network; on other failures the steps that need them fail. */
const fromComposer = (folder: string) => async (supervisor: Supervisor) => {
  const installed = `${folder}/vendor/composer/installed.json`;
  // There is no lock file, so Composer would look for newer versions of what the packages need.
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${folder}/composer.json`).mtimeMs) return null;
  let log = '';
  const args = ['--no-ansi', 'install', '--no-progress', `--working-dir=${folder}`];
  const onOutput = (text: string) => (log += text);
  const { code } = await supervisor.start('composer', args, { env: { ...process.env, ...COMPOSER }, onOutput }).exited;
  if (code === 0) return null;
  if (/curl error|could not be downloaded/.test(log)) return 'the plugin’s packages could not be downloaded';
  const absent = /requires (\S+)(?: \S+)?, (?:it could not be found|found .* but it does not match)/.exec(log);
  return absent ? `this package registry does not have the required version of ${absent[1]}` : null;
};

export type ProgramName = 'browser' | 'redis' | 'nginx' | 'php' | 'plugin' | 'standards';
export type Missing = Partial<Record<ProgramName, string>>;

/** In the order of their installation: Composer comes before its packages. */
const INSTALL: readonly [ProgramName, (supervisor: Supervisor) => Promise<string | null>][] = [
  ['browser', ensureChromium],
  ['redis', fromDebian(missingRedis, ['redis-server'])],
  ['nginx', fromDebian(missingNginx, NGINX_PACKAGES)],
  ['php', fromDebian(missingPhp, PHP_PACKAGES)],
  ['plugin', fromComposer('packages/plugin')],
  // WordPress's coding standards: apart, because not every Packagist mirror has them.
  ['standards', fromComposer('packages/plugin/tools')],
];

export async function ensurePrograms(names: ReadonlySet<ProgramName>, supervisor: Supervisor): Promise<Missing> {
  const missing: Missing = {};
  for (const [name, install] of INSTALL) if (names.has(name)) missing[name] = (await install(supervisor)) ?? undefined;
  return missing;
}
