/** `npm run tool -- chaos [--long --rounds 3]`: injects every fault while visitors open pages. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseFlags, readCount } from '../process/flags';
import { siteOf, sites } from '@/site-config/brands';
import { ensureCityDatabase } from '../city-database/install';
import { describeError, exitCodeOf, Problem } from '../process/problem';
import { findBrand, readPort } from '../server/arguments';
import { runChaos } from './run';
import { table } from './table';
import { DEFAULT_SITE } from '@/site-config/default-site';

const USAGE = `Breaks the built site's WordPress in every way we know, kills the site, and looks at what visitors get meanwhile.

  npm run tool -- chaos [--long] [--rounds 1] [--rate 20] [--seed N] [--only WORDS] [--site KEY] [--port N]

  --long     every fault, each for 15 s, and the site's own troubles: a full disk, little memory, a clock that jumps
  --rounds   how often all of them come
  --rate     visits a second
  --seed     decides the visits and the faults in responses; printed at the start
  --only     faults whose name has one of these words: hangs,clock`;

/** Below the system's ephemeral ports. */
const OWN_PORTS = 25_000;

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseFlags(
    {
      options: {
        rounds: text('1'),
        rate: text('20'),
        seed: text(String(Date.now() % 1_000_000)),
        only: text(''),
        site: text(DEFAULT_SITE),
        port: text(String(OWN_PORTS + (process.pid % 700) * 10)),
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- chaos --help',
  );
  if (values.help) return 'help';
  const { code } = findBrand(values.site, sites, '--site');
  return {
    site: siteOf(code),
    isLong: values.long,
    only: values.only,
    rounds: readCount(values.rounds, '--rounds'),
    rate: readCount(values.rate, '--rate'),
    seed: readCount(values.seed, '--seed'),
    port: readPort(values.port, '--port'),
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options === 'help') return console.log(USAGE);
  const { seed, rate } = options;
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
  if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
  console.log(`Seed ${seed}, ${rate} visits a second, Node ${process.version}, ${cpus().length} cores`);
  const began = Date.now();
  const { results, broken } = await runChaos({ ...options, report: console.log });
  console.log(`\n${table(results)}\n\nIn ${Math.round((Date.now() - began) / 1000)} s.`);
  const failures = [
    ...results.flatMap(({ name, failures: own }) => own.map((failure) => `${name}: ${failure}`)),
    ...broken,
  ];
  console.log(
    failures.length === 0
      ? 'Everybody got what they should.'
      : `\nFAILED:\n${failures.map((failure) => `  ${failure}`).join('\n')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
});
