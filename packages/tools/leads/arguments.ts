import { parseFlags } from '../process/flags';
import { Problem, UsageError } from '../process/problem';
import { didYouMean } from '../tool/nearest';
import { DEFAULT_SITE } from '@/site-config/default-site';

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

const NAMES = ['list', 'show', 'retry', 'export', 'delete', 'check'];

interface Common {
  site: string | undefined;
  data: string | undefined;
}

export type Command = Common &
  (
    | { name: 'check' }
    | { name: 'list'; all: boolean }
    | { name: 'show' | 'delete'; reference: string }
    | { name: 'retry'; reference: string }
    | { name: 'export'; since: number; format: 'csv' | 'json'; out: string | undefined }
  );

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

function parse(argv: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return parseFlags(
    {
      args: argv,
      allowPositionals: true,
      options: {
        site: text,
        data: text,
        since: text,
        format: text,
        out: text,
        all: flag,
      },
    },
    'npm run tool -- leads --help',
  );
}

/** Parses the command line. @throws Problem with the correct usage */
export function readCommand(argv: string[]): Command {
  const { values, positionals } = parse(argv);
  const common = { site: values.site, data: values.data };
  const [name = 'list', reference = '', ...rest] = positionals;
  if (rest.length > 0) throw new Problem(`One reference at a time: "${rest[0]}" is too much.`);
  if (name === 'check') return { ...common, name };
  if (name === 'list') return { ...common, name, all: values.all ?? false };
  if (name === 'show' || name === 'delete') return { ...common, name, reference: readReference(reference) };
  if (name === 'retry')
    return { ...common, name, reference: reference.toLowerCase() === 'all' ? 'all' : readReference(reference) };
  if (name === 'export')
    return {
      ...common,
      name,
      since: readDay(values.since),
      format: readFormat(values.format ?? 'csv'),
      out: values.out,
    };
  throw new UsageError(
    `There is no command "leads ${name}".${didYouMean(name, NAMES)} See npm run tool -- leads --help`,
  );
}
