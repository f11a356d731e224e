import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { siteOf, sites } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/site-code';
import type { SiteConfig } from '@/site-config/types';
import { ensureCityDatabase } from '../city-database';
import { readCount } from '../process/flags';
import { Problem } from '../process/problem';
import type { Command } from '../tool/command';
import { findBrand, readPort } from './arguments';

export interface Trial {
  site: SiteConfig;
  /** Free ports are looked for from here on. */
  port: number;
  seed: number;
  isLong: boolean;
  text(flag: string): string;
  count(flag: string): number;
}

export interface TrialCommand {
  usage: string;
  /** Flags beside --site, --port, --seed and --long, with their defaults. */
  flags: Readonly<Record<string, string>>;
  /** Below the system's ephemeral ports. */
  firstPort: number;
  run(trial: Trial): Promise<readonly string[]>;
}

export function trialCommand({ usage, flags, firstPort, run }: TrialCommand): Command {
  const defaults = {
    site: DEFAULT_SITE,
    port: String(firstPort + (process.pid % 700) * 10),
    seed: String(Date.now() % 1_000_000),
    ...flags,
  };
  const texts = Object.entries(defaults).map(([flag, value]) => [flag, { type: 'string', default: value }] as const);
  return {
    usage,
    flags: { ...Object.fromEntries(texts), long: { type: 'boolean' } },
    async run(values) {
      const text = (flag: string): string => String(values[flag]);
      const count = (flag: string): number => readCount(text(flag), `--${flag}`);
      const [seed, port] = [count('seed'), readPort(text('port'), '--port')];
      const site = siteOf(findBrand(text('site'), sites, '--site').code);
      if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
      ensureCityDatabase();
      console.log(`Seed ${seed}, Node ${process.version}, ${cpus().length} cores`);
      const failures = await run({ site, port, seed, isLong: values.long === true, text, count });
      console.log(failures.length === 0 ? 'Nothing failed.' : `FAILED:\n  ${failures.join('\n  ')}`);
      return failures.length === 0 ? 0 : 1;
    },
  };
}
