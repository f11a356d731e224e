import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { siteOf, sites } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/site-code';
import { ensureCityDatabase } from '../city-database';
import { readCount } from '../process/flags';
import { Problem } from '../process/problem';
import type { Values } from '../tool/command';
import { findBrand, readPort } from './arguments';

export const text = (value: string) => ({ type: 'string', default: value }) as const;

/** @param firstPort below the system's ephemeral ports: free ports are looked for from there on */
export const trialFlags = (firstPort: number) => ({
  site: text(DEFAULT_SITE),
  port: text(String(firstPort + (process.pid % 700) * 10)),
  seed: text(String(Date.now() % 1_000_000)),
  long: { type: 'boolean', default: false } as const,
});

function readTrial({ site, port, seed, long }: Values<ReturnType<typeof trialFlags>>) {
  const { code } = findBrand(site, sites, '--site');
  return { site: siteOf(code), port: readPort(port, '--port'), seed: readCount(seed, '--seed'), isLong: long };
}
export type Trial = ReturnType<typeof readTrial>;

/** Runs a trial of the built site, prints what failed, and returns the exit code. */
export async function runTrial(
  values: Values<ReturnType<typeof trialFlags>>,
  run: (trial: Trial) => Promise<readonly string[]>,
): Promise<number> {
  const trial = readTrial(values);
  if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
  ensureCityDatabase();
  console.log(`Seed ${trial.seed}, Node ${process.version}, ${cpus().length} cores`);
  const failures = await run(trial);
  console.log(failures.length === 0 ? 'Nothing failed.' : `FAILED:\n  ${failures.join('\n  ')}`);
  return failures.length === 0 ? 0 : 1;
}
