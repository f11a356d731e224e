import { writeFileSync } from 'node:fs';

import { TEMPLATE_NAMES } from '@/wp-templates';

import { Problem } from '../process/problem';
import { readArguments, USAGE } from './arguments';
import { spread } from './odd';
import { createSite, requireSite } from './site';
import { sampleSource, wordPressSource } from './sources';
import { summary, table } from './table';
import { verdictOf } from './verdict';
import { crawl } from './crawl';

import type { ParityArguments } from './arguments';
import type { Progress } from './progress';
import type { Verdict } from './types';

/** Where the command writes its results and its progress. */
export interface Output {
  print: (text: string) => void;
  report: (text: string) => void;
  progress: Progress;
}

/**
 * The command: compares, prints the table, counts.
 * @returns the exit code: 0 all equal, 1 something differs. Throws a Problem where there is nothing to compare.
 */
export async function parity(argv: string[], secret: string | undefined, output: Output): Promise<0 | 1> {
  const { print } = output;
  const options = readArguments(argv);
  if (options === 'help') {
    print(USAGE);
    return 0;
  }
  const verdicts = await comparisons(options, secret, output);
  const shown = options.differencesOnly ? verdicts.filter(({ differences }) => differences.length > 0) : verdicts;
  if (shown.length > 0) print(table(shown));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(verdicts, null, 2)}\n`);
  if (verdicts.every(({ comparable }) => !comparable))
    throw new Problem('Nothing could be compared: WordPress listed nothing.');
  print(`\n${summary(verdicts)}`);
  return verdicts.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

async function comparisons(
  options: ParityArguments,
  secret: string | undefined,
  { report, progress }: Output,
): Promise<Verdict[]> {
  const { wordpress, site, sample, front, limit, concurrency } = options;
  await requireSite(site);
  const source =
    sample || !wordpress ? sampleSource(sample ?? '', front) : await wordPressSource(wordpress, site, secret);
  for (const note of source.notes) report(note);
  const requestSite = createSite(site);
  const verdicts = await crawl(
    spread(source.addresses, limit),
    async (address) => {
      const { verdict, next } = await verdictOf(address, source, requestSite, TEMPLATE_NAMES);
      // With a limit the addresses are a sample: derived ones would displace the others.
      return { result: verdict, next: Number.isFinite(limit) ? null : next };
    },
    concurrency,
    progress.step,
  );
  progress.end();
  return verdicts;
}
