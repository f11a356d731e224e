/** `npm run parity`: asks WordPress and the site the same addresses and prints where they answer differently. */
import { writeFileSync } from 'node:fs';

import { TEMPLATE_NAMES } from '@/wp-templates/names';

import { describeError, Problem } from '../process/problem';
import { readArguments, USAGE } from './arguments';
import { spread } from './odd';
import { createProgress } from './progress';
import { createSite, requireSite } from './site';
import { sampleSource, wordPressSource } from './sources';
import { summary, table } from './table';
import { verdictOf } from './verdict';
import { walk } from './walk';

import type { ParityArguments } from './arguments';
import type { Verdict } from './types';

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
    return;
  }
  const verdicts = await comparisons(options);
  const shown = options.differencesOnly ? verdicts.filter(({ differences }) => differences.length > 0) : verdicts;
  if (shown.length > 0) console.log(table(shown));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(verdicts, null, 2)}\n`);
  console.log(`\n${summary(verdicts)}`);
  if (verdicts.every(({ comparable }) => !comparable)) throw new Problem('Nothing could be compared: WordPress told nothing.');
  if (verdicts.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
}

async function comparisons({ wordpress, site, sample, front, limit, concurrency }: ParityArguments): Promise<Verdict[]> {
  await requireSite(site);
  const source = sample || !wordpress
    ? sampleSource(sample ?? '', front)
    : await wordPressSource(wordpress, site, process.env.FOOTBRIDGE_SECRET);
  for (const note of source.notes) console.error(note);
  const askSite = createSite(site);
  const progress = createProgress();
  const verdicts = await walk(
    spread(source.addresses, limit),
    async (address) => {
      const { verdict, next } = await verdictOf(address, source, askSite, TEMPLATE_NAMES);
      // With a limit the addresses are a sample: what follows from them would crowd the others out.
      return { result: verdict, next: Number.isFinite(limit) ? null : next };
    },
    concurrency,
    progress.step,
  );
  progress.end();
  return verdicts;
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 2;
});
