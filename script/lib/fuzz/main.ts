/** `npm run tool -- fuzz [--long]`: sends generated requests to the built site; none may make it fail. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { siteOf, sites } from '@/site-config/brands';
import { markdownTable } from '../markdown-table';
import { parseFlags, readCount } from '../process/flags';
import { ensureCityDatabase } from '../city-database/install';
import { describeError, exitCodeOf, Problem } from '../process/problem';
import { findBrand, readPort } from '../server/arguments';
import { runFuzz } from './run';
import { tallyTable } from './tally';
import { DEFAULT_SITE } from '@/site-config/default-site';

const USAGE = `Sends generated requests to the built site: addresses, queries, headers, cookies and bodies that are odd, broken, huge or forged.
No answer may be a 5xx, nothing may die, no request may make the site log more than a kilobyte.

  npm run tool -- fuzz [--cases 1500] [--long] [--minutes N] [--seed N] [--site KEY] [--port N]

  --cases   how many requests
  --long    100,000 of them
  --minutes ends after so many, however many cases that were
  --seed    decides what they are; printed at the beginning, and with each fault, whose smallest case is shown`;

/** Below the system's ephemeral ports. */
const OWN_PORTS = 26_000;
const SHORT = 1500;
const LONG = 100_000;

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseFlags(
    {
      options: {
        cases: { type: 'string' },
        minutes: text('600'),
        seed: text(String(Date.now() % 1_000_000)),
        site: text(DEFAULT_SITE),
        port: text(String(OWN_PORTS + (process.pid % 700) * 10)),
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- fuzz --help',
  );
  if (values.help) return 'help';
  const { code } = findBrand(values.site, sites, '--site');
  return {
    site: siteOf(code),
    cases: values.cases === undefined ? (values.long ? LONG : SHORT) : readCount(values.cases, '--cases'),
    minutes: readCount(values.minutes, '--minutes'),
    seed: readCount(values.seed, '--seed'),
    port: readPort(values.port, '--port'),
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options === 'help') return console.log(USAGE);
  const { seed, cases } = options;
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
  if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
  console.log(`Seed ${seed}, ${cases} cases, Node ${process.version}, ${cpus().length} cores`);
  const { tally, failures, bytes, longest, slowest, seconds } = await runFuzz({ ...options, report: console.log });
  const { head, rows } = tallyTable(tally);
  console.log(
    `\n${markdownTable(head, rows)}\n\nIn ${Math.round(seconds)} s. The log: ${bytes} bytes, the longest line ${longest}.\nSlowest: ${slowest}`,
  );
  console.log(
    failures.length === 0 ? 'Nothing failed.' : `\nFAILED:\n${failures.map((failure) => `  ${failure}`).join('\n')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
});
