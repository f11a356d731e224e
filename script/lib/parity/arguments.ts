import { parseFlags } from '../process/flags';

import { Problem } from '../process/problem';

export interface ParityArguments {
  /** Null only where a sample replaces WordPress. */
  wordpress: string | null;
  site: string;
  sample: string | null;
  /** Of a sample: only this front-page mode. */
  front: string | null;
  json: string | null;
  limit: number;
  concurrency: number;
  differencesOnly: boolean;
}

export const USAGE = `Requests the same addresses from WordPress and the site, and prints the differences.

  npm run parity -- --wordpress URL --site URL

  --wordpress URL    WordPress's address
  --site URL         the site's address
  --sample FILE      compare with a recorded list of WordPress's answers instead of a WordPress
  --front MODE       of a sample: only "latest" or "static" front page; else an answer of either counts
  --limit N          only N addresses, spread over all
  --differences      print only the lines that differ
  --json FILE        write every line there, too
  --concurrency N    addresses at once, 1 to 16; default 2

FOOTBRIDGE_SECRET in the environment signs the questions to WordPress's companion plugin.
Exit code: 0 all equal, 1 something differs, 2 it could not be compared. More: packages/tools/docs/parity.md`;

/** Parses the command line. @returns 'help' for --help @throws Problem with one line for invalid arguments */
export function readArguments(argv: string[]): ParityArguments | 'help' {
  const values = parse(argv);
  if (values.help) return 'help';
  const sample = values.sample ?? null;
  const wordpress = values.wordpress === undefined ? null : readUrl(values.wordpress, '--wordpress');
  if (!wordpress && !sample) {
    throw new Problem(
      "--wordpress is missing: give WordPress's address, or --sample FILE with its recorded responses.",
    );
  }
  if (values.site === undefined)
    throw new Problem("--site is missing: give the site's address, e.g. http://127.0.0.1:3000");
  if (values.front !== undefined && !['latest', 'static'].includes(values.front)) {
    throw new Problem(`--front: "${values.front}" is no mode. It is latest or static.`);
  }
  return {
    wordpress,
    site: readUrl(values.site, '--site'),
    sample,
    front: values.front ?? null,
    json: values.json ?? null,
    limit: readNumber(values.limit, '--limit', 1_000_000) ?? Number.POSITIVE_INFINITY,
    concurrency: readNumber(values.concurrency, '--concurrency', 16) ?? 2,
    differencesOnly: values.differences ?? false,
  };
}

function parse(argv: string[]) {
  return parseFlags(
    {
      args: argv,
      options: {
        wordpress: { type: 'string' },
        site: { type: 'string' },
        sample: { type: 'string' },
        front: { type: 'string' },
        json: { type: 'string' },
        limit: { type: 'string' },
        concurrency: { type: 'string' },
        differences: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run parity -- --help',
  ).values;
}

function readUrl(text: string, source: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new Problem(`${source}: "${text}" is no web address. It looks like https://cms.example.org`);
}

function readNumber(text: string | undefined, source: string, max: number): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= max) return number;
  throw new Problem(`${source}: "${text}" is no number from 1 to ${max}.`);
}
