/** package-lock.json: which packages there are, to the byte. */
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
});
const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
});
const lockSchema = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), packageSchema) });

export interface Locked extends z.infer<typeof packageSchema> {
  /** `node_modules/a/node_modules/b` */
  path: string;
  name: string;
  version: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package that package-lock.json names, the project's own left out. */
export function lockedPackages(): Locked[] {
  const { packages } = lockSchema.parse(read('package-lock.json'));
  return Object.entries(packages).flatMap(([path, one]) =>
    !path.includes('node_modules/') || one.link
      ? []
      : [{ ...one, path, name: one.name ?? nameIn(path), version: one.version ?? '' }],
  );
}

/** The platforms for which package-lock.json is complete, with every hash (README.md). */
export const WHOLE_PLATFORMS = ['linux x64 glibc', 'linux arm64 glibc'] as const;

/** Whether npm installs it on one of those platforms. Where npm has no metadata, the package's name shows its libc. */
export function isForWholePlatform({
  name,
  os,
  cpu,
  libc = name.includes('musl') ? ['musl'] : undefined,
}: Locked): boolean {
  const allows = (list: string[] | undefined, value: string) => !list || list.includes(value);
  return WHOLE_PLATFORMS.map((platform) => platform.split(' ')).some(
    ([system = '', processor = '', library = '']) =>
      allows(os, system) && allows(cpu, processor) && allows(libc, library),
  );
}

/** Whether `npm ci --omit=dev` installs it, on some system. */
export const isOfSite = ({ dev }: Locked): boolean => !dev;

type Manifest = z.infer<typeof manifestSchema>;

/** Returns the first one, with the dependencies of all. */
const merged = ([first, ...others]: [Manifest, ...Manifest[]]): Manifest =>
  others.reduce(
    (all, one) => ({
      ...all,
      dependencies: { ...all.dependencies, ...one.dependencies },
      devDependencies: { ...all.devDependencies, ...one.devDependencies },
    }),
    first,
  );

/**
 * Returns the dependencies of the project and its packages, in package.json and in package-lock.json; `npm ci` fails when
 * they differ.
 */
export function dependencyLists(): { manifest: Manifest; lock: Manifest } {
  const folders = globSync('packages/*/package.json').map((file) => file.replace('/package.json', ''));
  const { packages } = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(read('package-lock.json'));
  return {
    manifest: merged([
      manifestSchema.parse(read('package.json')),
      ...folders.map((folder) => manifestSchema.parse(read(`${folder}/package.json`))),
    ]),
    lock: merged([
      manifestSchema.parse(packages['']),
      ...folders.map((folder) => manifestSchema.parse(packages[folder])),
    ]),
  };
}
