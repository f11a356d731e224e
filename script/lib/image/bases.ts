/** Stand-ins for the Containerfile's base images, which come from registries: of the same Debian, made here. */
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Supervisor } from '../process/supervisor';
import { run, type Buildah } from './commands';

const RELEASE = 'bookworm';
/** Of distroless's cc-debian12. */
const LIBRARIES = 'libc6,libgcc-s1,libstdc++6,base-files,netbase,tzdata,ca-certificates';
const NO_MANUALS = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);

export const BASE = 'localhost/footbridge-base';
export const BUILD_BASE = 'localhost/footbridge-build-base';

interface Base {
  name: string;
  /** Of mmdebstrap. */
  args: string[];
  /** Files and folders of this machine, by their paths in the image. */
  files?: Record<string, string>;
  env?: Record<string, string>;
  /** Run in it at the end. */
  command?: string[];
}

/** Makes a base image of Debian packages, unless there is one. */
async function ensureBase(
  { supervisor, buildah, folder }: Bases,
  { name, args, files = {}, env = {}, command }: Base,
): Promise<void> {
  if (await buildah.run('images', '-q', name).catch(() => '')) return;
  const context = join(folder, 'base');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  const tar = join(context, 'debian.tar');
  await run(supervisor, 'mmdebstrap', [...args, RELEASE, tar]);
  const container = await buildah.run('from', 'scratch');
  await buildah.run('add', container, tar, '/');
  for (const [target, source] of Object.entries(files)) await buildah.run('copy', container, source, target);
  for (const [variable, value] of Object.entries(env))
    await buildah.run('config', '--env', `${variable}=${value}`, container);
  if (command) await buildah.run('run', '--isolation=chroot', container, '--', ...command);
  await buildah.run('commit', '--rm', '--format', 'docker', container, name);
  rmSync(context, { recursive: true });
}

interface Bases {
  supervisor: Supervisor;
  buildah: Buildah;
  folder: string;
}

/** npm's own folder. */
function npmFolder(): string {
  const found = process.env.PATH?.split(':')
    .map((folder) => join(folder, 'npm'))
    .find((file) => existsSync(file));
  return join(dirname(realpathSync(found ?? '/usr/bin/npm')), '..');
}

/** This machine's certificates, where npm needs others than Node's own. They are in the base of the build alone. */
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS;
const CERTIFICATES_THERE = '/usr/local/share/certificates.crt';

/** Makes both, unless they are there: one with this machine's Node and npm to build, one with libraries alone to run. */
export async function ensureBases(bases: Bases): Promise<void> {
  await ensureBase(bases, {
    name: BASE,
    args: ['--variant=extract', `--include=${LIBRARIES}`, ...NO_MANUALS],
  });
  await ensureBase(bases, {
    name: BUILD_BASE,
    args: ['--variant=essential', `--include=${LIBRARIES}`, ...NO_MANUALS],
    files: {
      '/usr/local/bin/node': process.execPath,
      '/usr/local/lib/node_modules/npm': npmFolder(),
      ...(CERTIFICATES && { [CERTIFICATES_THERE]: CERTIFICATES }),
    },
    env: CERTIFICATES ? { NODE_EXTRA_CA_CERTS: CERTIFICATES_THERE } : {},
    command: ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'],
  });
}
