/** PHP and Composer, for the checks of the WordPress plugin: all else of the project does without. */
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian';
import type { Supervisor } from './process/supervisor';

/** The plugin's minimum version. */
const OLDEST = '7.4';
// Debian packages of PHP, with the extensions that PHPUnit needs.
const DEBIAN = ['php-cli', 'php-mbstring', 'php-xml', 'composer', 'unzip'];

/** PHP's version as "8.2"; null where there is none. */
export function phpVersion(): string | null {
  const { status, stdout } = spawnSync('php', ['-r', 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

function findMissing(): string | null {
  const version = phpVersion();
  if (!version) return 'no PHP here';
  if (Number.parseFloat(version) < Number.parseFloat(OLDEST)) return `PHP ${version} here is older than ${OLDEST}`;
  const hasComposer = spawnSync('composer', ['--version', '--no-interaction'], { stdio: 'ignore' }).status === 0;
  return hasComposer ? null : 'no Composer here';
}

/**
 * Installs PHP and Composer from Debian where they are missing and that is allowed.
 * @returns null when both are there, else what is not.
 */
export async function ensurePhp(supervisor: Supervisor): Promise<string | null> {
  if (!findMissing()) return null;
  await installFromDebian(supervisor, DEBIAN);
  const missing = findMissing();
  return missing && `${missing}, and none could be installed`;
}
