import { parseFlags } from '../process/flags';
import { Problem, UsageError } from '../process/problem';
import { didYouMean } from '../tool/nearest';
import { DEFAULT_SITE } from '@/site-config/site-code';

export const USAGE = `What became of the forms that visitors sent (docs/leads.md).

  npm run tool -- leads                          those that are not delivered yet
  npm run tool -- leads list --all            all of them
  npm run tool -- leads show ID               one, with everything that was sent: personal
  npm run tool -- leads retry ID|all          tries again now
  npm run tool -- leads export --since DAY    writes them to a file that only you can read
           [--format csv|json] [--out FILE]
  npm run tool -- leads delete ID             deletes what was sent; its key stays known
  npm run tool -- leads check                 asks each target whether it would accept leads; sends none

  --site KEY    the brand; default: SITE, else ${DEFAULT_SITE}
  --data FOLDER where the site stores its data; default: DATA_DIR, else .data

They are read where the site stores them: in Redis with REDIS_URL, else below DATA_DIR. show and export need LEAD_KEY.`;

const NAMES = ['list', 'show', 'retry', 'export', 'delete', 'check'] as const;
type Name = (typeof NAMES)[number];
const WITH_REFERENCE: readonly Name[] = ['show', 'retry', 'delete'];

export interface Command {
  name: Name;
  site: string | undefined;
  data: string | undefined;
  /** Of `list`. */
  all: boolean;
  /** Empty where the command has none; `all` for `retry`. */
  reference: string;
  /** Of `export`, as the next two. */
  since: number;
  format: 'csv' | 'json';
  out: string | undefined;
}

/** As it was read out or copied: with or without its hyphen, in any case. */
export function readReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== 10)
    throw new Problem(
      `"${text}" is no reference. One looks like K7QF3-M2PXY: npm run tool -- leads list --all shows them.`,
    );
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function readDay(text: string | undefined): number {
  const time = text && /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Problem('--since wants a day, such as --since 2026-01-31.');
  return time;
}

function readFormat(text: string): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text;
  throw new Problem(`--format is csv or json, not "${text}".`);
}

/** Parses the command line. @throws Problem with the correct usage */
export function readCommand(argv: string[]): Command {
  const text = { type: 'string' } as const;
  const options = { site: text, data: text, since: text, format: text, out: text, all: { type: 'boolean' } } as const;
  const parsed = parseFlags({ args: argv, allowPositionals: true, options }, 'npm run tool -- leads --help');
  const { site, data, since, format = 'csv', out, all = false } = parsed.values;
  const [word = 'list', reference = '', ...rest] = parsed.positionals;
  if (rest.length > 0) throw new Problem(`One reference at a time: "${rest[0]}" is too much.`);
  const name = NAMES.find((one) => one === word);
  if (!name)
    throw new UsageError(
      `There is no command "leads ${word}".${didYouMean(word, NAMES)} See npm run tool -- leads --help`,
    );
  const isAll = name === 'retry' && reference.toLowerCase() === 'all';
  return {
    name,
    site,
    data,
    all,
    reference: isAll ? 'all' : WITH_REFERENCE.includes(name) ? readReference(reference) : '',
    since: name === 'export' ? readDay(since) : 0,
    format: readFormat(format),
    out,
  };
}
