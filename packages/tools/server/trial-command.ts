/** Commands that try the built site, such as chaos and fuzz. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { siteOf, sites } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/site-code';
import type { SiteConfig } from '@/site-config/types';
import { ensureCityDatabase } from '../city-database/install';
import { parseFlags, readCount } from '../process/flags';
import { Problem } from '../process/problem';
import type { Command } from '../tool/command';
import { findBrand, readPort } from './arguments';

export interface Trial {
  site: SiteConfig;
  /** Free ports are looked for from here on. */
  port: number;
  /** Decides what is tried. */
  seed: number;
  isLong: boolean;
  /** Returns the value of a flag. */
  text(flag: string): string;
  /** Returns the value of a flag, a number above 0. */
  count(flag: string): number;
}

export interface TrialCommand {
  /** As it is typed. */
  name: string;
  usage: string;
  /** Flags beside --site, --port, --seed and --long, with their defaults. */
  flags: Readonly<Record<string, string>>;
  /** Below the system's ephemeral ports. */
  firstPort: number;
  /** Resolves to what failed. */
  run(trial: Trial): Promise<readonly string[]>;
}

/** Returns a command that tries the built site, and ends with what failed. */
export const trialCommand = ({ name, usage, flags, firstPort, run }: TrialCommand): Command => ({
  usage,
  async run(args) {
    const defaults = {
      site: DEFAULT_SITE,
      port: String(firstPort + (process.pid % 700) * 10),
      seed: String(Date.now() % 1_000_000),
      ...flags,
    };
    const texts = Object.entries(defaults).map(([flag, value]) => [flag, { type: 'string', default: value }] as const);
    const options = { ...Object.fromEntries(texts), long: { type: 'boolean' } as const };
    const { values } = parseFlags({ args, options }, `${name} --help`);
    const text = (flag: string): string => String(Reflect.get(values, flag));
    const count = (flag: string): number => readCount(text(flag), `--${flag}`);
    const [seed, port] = [count('seed'), readPort(text('port'), '--port')];
    const site = siteOf(findBrand(text('site'), sites, '--site').code);
    if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
    const missing = ensureCityDatabase();
    if (missing) throw new Problem(missing);
    console.log(`Seed ${seed}, Node ${process.version}, ${cpus().length} cores`);
    const failures = await run({ site, port, seed, isLong: values.long === true, text, count });
    console.log(failures.length === 0 ? 'Nothing failed.' : `FAILED:\n  ${failures.join('\n  ')}`);
    process.exitCode = failures.length === 0 ? 0 : 1;
  },
});
