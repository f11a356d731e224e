import { seeded } from '../process/random';
import type { SiteConfig } from '@/site-config/types';
import { FAULTS } from './faults';
import { killRound } from './kill';
import { faultRound } from './round';
import type { Result } from './result';
import { setStage } from './stage';
import { progress } from './table';

export interface ChaosOptions {
  site: SiteConfig;
  isLong: boolean;
  rounds: number;
  rate: number;
  seed: number;
  only: string;
  port: number;
  report: (line: string) => void;
}

const SHORT_MS = 1500;
const SHORT_PAGES = 8;
const LONG_MS = 15_000;

/** Lines of the site's log that tell of a mistake of ours. */
const MISTAKES = /unhandledRejection|uncaughtException|TypeError|ReferenceError|RangeError/;

/** What the site said that it never should. */
function mistakesIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => MISTAKES.test(line));
  return lines.length > 0 ? [`${lines.length} lines of the log tell of a mistake: ${(lines[0] ?? '').slice(0, 300)}`] : [];
}

/** Everything that can fail does, one after the other. Out: what visitors got, and what else went wrong. */
export async function runChaos({ site, isLong, rounds, rate, seed, only, port, report }: ChaosOptions): Promise<{ results: Result[]; broken: string[] }> {
  const random = seeded(seed);
  const options = { lasts: isLong ? LONG_MS : SHORT_MS, rate };
  const results: Result[] = [];
  const stage = await setStage({ site, port, random, pages: isLong ? Infinity : SHORT_PAGES });
  report(`${stage.seen.size} pages were seen; ${stage.memory()} MB`);
  const tasks = [...FAULTS.map((fault) => ({ name: fault.name, run: () => faultRound(stage, fault, options) })), { name: 'kill -9', run: () => killRound(stage, options) }].filter(({ name }) => name.includes(only));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, { run }] of tasks.entries()) {
        const result = await run();
        results.push(result);
        report(progress(result, `${round}.${String(index + 1).padStart(2)}`));
      }
    }
    return { results, broken: mistakesIn(stage.server.output()) };
  } finally {
    await stage.end();
  }
}
