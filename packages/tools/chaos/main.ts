/** `npm run tool -- chaos`: injects every fault while visitors open pages and send forms. */
import { markdownTable } from '../markdown-table';
import { Problem } from '../process/problem';
import { seeded } from '../process/random';
import { MISTAKES } from '../server/trial-site';
import { trialCommand, type Trial } from '../server/trial-command';
import { FAULTS } from './faults';
import { wrongLeads } from './leads';
import { faultRound, type Result } from './round';
import { setStage } from './stage';
import type { Visit } from './visitors';

const USAGE = `Breaks the built site's WordPress in every way we know, kills the site, and looks at what visitors get
meanwhile, and for every lead that was accepted.

  npm run tool -- chaos [--long] [--seed N] [--only WORDS] [--store sqlite|redis] [--site KEY] [--port N]

  --long     every fault, each for 15 s, and every page
  --seed     decides the visits and the faults in responses; printed at the start
  --only     faults whose name has one of these words: hangs,kill
  --store    where leads are stored; redis starts its own (redis-server has to be installed), and kills that, too`;

const [SHORT_MS, LONG_MS] = [1500, 15_000];
const SHORT_PAGES = 8;
const HEAD = ['fault', 'pages seen before', 'slowest', 'others', 'slowest', 'leads', 'right again'];

function cells({ name, seen, others, leads, recovery }: Result): string[] {
  const columns = [seen, others].flatMap((visits: Visit[]) => {
    const statuses = [...new Set(visits.map(({ status }) => status))].map(
      (one) => `${one}: ${visits.filter(({ status }) => status === one).length}`,
    );
    return [statuses.join(', '), `${(Math.max(0, ...visits.map(({ ms }) => ms)) / 1000).toFixed(1)} s`];
  });
  return [name, ...columns, String(leads), `${recovery} s`];
}

async function chaos({ site, port, seed, isLong, text }: Trial): Promise<readonly string[]> {
  const only = text('only');
  const named = FAULTS.filter(({ name }) => only.split(',').some((word) => name.includes(word)));
  const faults = named.filter((fault) => isLong || only !== '' || !fault.isLong);
  if (faults.length === 0)
    throw new Problem(`--only ${only}: there are only: ${FAULTS.map(({ name }) => name).join('; ')}`);
  const store = text('store');
  if (store !== 'sqlite' && store !== 'redis') throw new Problem(`--store is sqlite or redis, not "${store}".`);
  const stage = await setStage({ site, port, store, pages: isLong ? Infinity : SHORT_PAGES, random: seeded(seed) });
  const results: Result[] = [];
  const leads: string[] = [];
  try {
    for (const fault of faults) {
      const result = await faultRound(stage, fault, isLong ? LONG_MS : SHORT_MS);
      results.push(result);
      console.log([`${result.failures.length === 0 ? '✓' : '✗'} ${fault.name}`, ...result.failures].join('\n    '));
    }
    leads.push(...(await wrongLeads(stage)));
  } finally {
    await stage.end();
  }
  console.log(`\n${markdownTable(HEAD, results.map(cells))}\n`);
  const mistakes = stage.server
    .output()
    .split('\n')
    .filter((line) => MISTAKES.test(line));
  return [
    ...leads,
    ...results.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`)),
    ...new Set(mistakes.map((line) => `an error of the site: ${line.slice(0, 300)}`)),
  ];
}

export const command = trialCommand({
  name: 'npm run tool -- chaos',
  usage: USAGE,
  flags: { only: '', store: 'sqlite' },
  firstPort: 25_000,
  run: chaos,
});
