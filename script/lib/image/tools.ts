/** Debian's programs that build and run an image without a container engine. */
import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../debian';
import type { Supervisor } from '../process/supervisor';

const PROGRAMS = ['buildah', 'mmdebstrap'];

const missing = (): string[] =>
  PROGRAMS.filter((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0);

/**
 * Installs them from Debian where they are missing and that is allowed.
 * @returns null when they are there and may be used, else why not
 */
export async function ensureImageTools(supervisor: Supervisor): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root may build an image without a container engine';
  if (missing().length > 0) await installFromDebian(supervisor, PROGRAMS);
  const [first] = missing();
  return first ? `no ${first} here, and it could not be installed` : null;
}
