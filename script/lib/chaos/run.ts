import { Problem } from '../process/problem';
import { seeded } from '../process/random';
import type { SiteConfig } from '@/site-config/types';
import { MISTAKES } from '../server/trial-site';
import { clockRounds } from './clock';
import { diskRound } from './disk';
import { FAULTS } from './faults';
import { FIREWALL } from './firewall';
import { hostileRound } from './hostile';
import { killRound } from './kill';
import { memoryRound } from './memory';
import { faultRound, type RoundOptions } from './round';
import type { Result } from './result';
import { setStage, type StageOptions } from './stage';
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

/** Returns lines that the site must never log. */
function mistakesIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => MISTAKES.test(line));
  return lines.length > 0
    ? [`${lines.length} log lines are errors of the site: ${(lines[0] ?? '').slice(0, 300)}`]
    : [];
}

interface Task {
  name: string;
  run(): Promise<Result[]>;
}

/** Faults that need their own site: each starts one. */
function troubles(stage: StageOptions, round: RoundOptions, report: (line: string) => void): Task[] {
  const disk = async (): Promise<Result[]> => {
    const result = await diskRound(stage, round);
    if (!result) report('disk full: skipped, mounting is not allowed here (it needs root)');
    return result ? [result] : [];
  };
  return [
    { name: 'disk full', run: disk },
    { name: 'memory', run: async () => [await memoryRound(stage, round)] },
    { name: 'clock', run: () => clockRounds(stage, round) },
  ];
}

/** Everything that can fail does, one after the other. Out: what visitors got, and what else went wrong. */
export async function runChaos({
  site,
  isLong,
  rounds,
  rate,
  seed,
  only,
  port,
  report,
}: ChaosOptions): Promise<{ results: Result[]; broken: string[] }> {
  const random = seeded(seed);
  const options = { lasts: isLong ? LONG_MS : SHORT_MS, rate };
  const stageOptions = { site, port, random, pages: isLong ? Infinity : SHORT_PAGES };
  const stage = await setStage(stageOptions);
  report(`${stage.seen.size} pages were seen; ${stage.memory()} MB`);
  const results: Result[] = [];
  const all: Task[] = [
    ...FAULTS.filter(({ onlyLong }) => isLong || only !== '' || !onlyLong).map((fault) => ({
      name: fault.name,
      run: async () => [await faultRound(stage, fault, options)],
    })),
    { name: FIREWALL.name, run: async () => [await hostileRound(stage, options, report)] },
    { name: 'kill -9', run: async () => [await killRound(stage, options)] },
    ...(isLong ? troubles({ ...stageOptions, port: port + 5 }, options, report) : []),
  ];
  const tasks = all.filter(({ name }) => only.split(',').some((word) => name.includes(word)));
  try {
    if (tasks.length === 0)
      throw new Problem(
        `--only ${only}: no fault has such a name. There are: ${all.map(({ name }) => name).join('; ')}${isLong ? '' : '; more with --long'}`,
      );
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, { run }] of tasks.entries()) {
        for (const result of await run()) {
          results.push(result);
          report(progress(result, `${round}.${String(index + 1).padStart(2)}`));
        }
      }
    }
    return { results, broken: mistakesIn(stage.server.output()) };
  } finally {
    await stage.end();
  }
}
