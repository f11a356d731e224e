/** nginx with the module that purges, for the tests of docs/nginx: all else of the project does without. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's place for it. */
export const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';

/** Null when all of it is there, else what is missing. */
export function missingNginx(): string | null {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return 'no nginx here';
  return existsSync(PURGE_MODULE) ? null : 'no libnginx-mod-http-cache-purge here';
}

export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-cache-purge'];
