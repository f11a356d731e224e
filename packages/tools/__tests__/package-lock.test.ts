import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The README names them. */
const COMPLETE_PLATFORMS = ['linux x64 glibc', 'linux arm64 glibc'];

const names = z.array(z.string()).optional();
const packageSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: names,
  cpu: names,
  libc: names,
});
const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });
type Locked = z.infer<typeof packageSchema>;

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

const allows = (list: string[] | undefined, value = ''): boolean => !list || list.includes(value);

/** Whether npm installs it there. Where npm has no metadata, the package's name shows its libc. */
const isForCompletePlatform = (
  path: string,
  { os, cpu, libc = path.includes('musl') ? ['musl'] : undefined }: Locked,
): boolean =>
  COMPLETE_PLATFORMS.map((platform) => platform.split(' ')).some(
    ([system, processor, library]) => allows(os, system) && allows(cpu, processor) && allows(libc, library),
  );

describe('package-lock.json', () => {
  it('names every package by an exact version', () => {
    const isExact = ({ version = '' }: Locked) => /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/.test(version);
    expect(locked.filter(([, one]) => !isExact(one))).toEqual([]);
    expect(locked.length).toBeGreaterThan(500);
  });

  it('has the hash of every package that is installed on a platform for which it is complete', () => {
    const needsHash = (path: string, one: Locked) =>
      !one.optional || isForCompletePlatform(path, one) || existsSync(path);
    const withoutHash = locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(withoutHash.filter(([path, one]) => needsHash(path, one))).toEqual([]);
  });

  it('names those platforms in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(COMPLETE_PLATFORMS.filter((platform) => !readme.includes(platform))).toEqual([]);
  });
});
