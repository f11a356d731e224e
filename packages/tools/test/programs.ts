/** Programs that some steps need and the site does not. */
import { spawnSync } from 'node:child_process';
import { ensureChromium, ensureHeadlessChromium } from '../chromium';
import { ensureInstalled } from '../debian';
import { missingNginx, NGINX_PACKAGES } from '../nginx';
import type { Supervisor } from '../process/supervisor';

/** The plugin's minimum version of PHP. */
const OLDEST_PHP = '7.4';
/** With the extensions that PHPUnit needs. */
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

async function chromium(supervisor: Supervisor): Promise<string | null> {
  const missing = await ensureChromium(supervisor);
  if (!missing) await ensureHeadlessChromium(supervisor);
  return missing;
}

/** Each resolves to null where it is there or could be installed, else to what is missing. */
export interface Programs {
  browser: Promise<string | null>;
  php: Promise<string | null>;
  redis: Promise<string | null>;
  /** Its tests check for it, and are counted as skipped without it. */
  nginx: Promise<string | null>;
}

/** Installs programs from Debian where they are missing and that is allowed. */
export const ensurePrograms = (supervisor: Supervisor): Programs => ({
  browser: chromium(supervisor),
  php: ensureInstalled(supervisor, missingPhp, PHP_PACKAGES),
  redis: ensureInstalled(supervisor, missingRedis, ['redis-server']),
  nginx: ensureInstalled(supervisor, missingNginx, NGINX_PACKAGES),
});
