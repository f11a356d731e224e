import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BASE, BUILD_BASE } from './bases';
import type { Buildah } from './commands';

export const IMAGE = 'localhost/footbridge';

/** npm's cache and settings of this machine, for the build alone. */
function npmVolumes(): string[] {
  const files = { '/root/.npm': join(homedir(), '.npm'), '/root/.npmrc': join(homedir(), '.npmrc') };
  return Object.entries(files).flatMap(([target, source]) =>
    existsSync(source) ? ['--volume', `${source}:${target}`] : [],
  );
}

/** Builds the image of the Containerfile on the local bases. */
export async function buildImage(buildah: Buildah, root: string): Promise<void> {
  const bases = ['--build-arg', `BASE=${BASE}`, '--build-arg', `BUILD_BASE=${BUILD_BASE}`];
  // "docker": OCI's format has no health check.
  const options = ['--isolation=chroot', '--format', 'docker', '--layers=false', '--pull-never'];
  // npm opens thousands. Above the machine's own limit buildah would set 1,024.
  const files = ['--ulimit', 'nofile=16384:16384'];
  await buildah.run(
    'build',
    ...options,
    ...files,
    ...bases,
    ...npmVolumes(),
    '-t',
    IMAGE,
    '-f',
    join(root, 'Containerfile'),
    root,
  );
}

const configSchema = z.object({
  User: z.string(),
  Entrypoint: z.array(z.string()),
  Healthcheck: z.object({ Test: z.array(z.string()) }),
});
export type ImageConfig = z.infer<typeof configSchema>;
const inspectedSchema = z.object({ Docker: z.object({ config: configSchema }) });

/** Returns what an engine reads of the image. */
export async function imageConfig(buildah: Buildah): Promise<ImageConfig> {
  const inspected = JSON.parse(await buildah.run('inspect', '--type', 'image', IMAGE));
  return inspectedSchema.parse(inspected).Docker.config;
}

/** Returns the image's size as a registry stores it, compressed with gzip, in bytes. */
export async function compressedSize(buildah: Buildah, folder: string): Promise<number> {
  const target = join(folder, 'compressed');
  rmSync(target, { recursive: true, force: true });
  await buildah.run('push', IMAGE, `oci:${target}`);
  const size = folderSize(target);
  rmSync(target, { recursive: true });
  return size;
}

/** Returns the size of all files below a folder, in bytes. */
export const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0);
