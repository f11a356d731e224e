/** redis-server, for tests of leads that several hosts share. */
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian';
import type { Supervisor } from './process/supervisor';

const isHere = (): boolean => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Installs it from Debian where it is missing and that is allowed.
 * @returns null when it is there, else what is missing.
 */
export async function ensureRedis(supervisor: Supervisor): Promise<string | null> {
  if (isHere()) return null;
  await installFromDebian(supervisor, ['redis-server']);
  return isHere() ? null : 'no redis-server here, and none could be installed';
}
