/** nginx with the module that purges, for the tests of docs/nginx: all else of the project does without. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian';
import type { Supervisor } from './process/supervisor';

/** Debian's place for it. */
export const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';

/** Null when all of it is there, else what is missing. */
export function missingNginx(): string | null {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return 'no nginx here';
  return existsSync(PURGE_MODULE) ? null : 'no libnginx-mod-http-cache-purge here';
}

/**
 * Installs it from Debian where it is missing and that is allowed.
 * @returns null when it is there, else what is missing.
 */
export async function ensureNginx(supervisor: Supervisor): Promise<string | null> {
  if (missingNginx() === null) return null;
  await installFromDebian(supervisor, ['nginx-light', 'libnginx-mod-http-cache-purge']);
  const missing = missingNginx();
  return missing && `${missing}, and it could not be installed`;
}
