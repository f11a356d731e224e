import { Problem, UsageError } from '../process/problem';
import type { Values } from '../tool/command';
import { didYouMean } from '../process/flags';
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

function readReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== 10)
    throw new Problem(
      `"${text}" is no reference. One looks like K7QF3-M2PXY: npm run tool -- leads list --all shows them.`,
    );
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export function readDay(text: string | undefined): number {
  const time = text && /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Problem('--since wants a day, such as --since 2026-01-31.');
  return time;
}

export function readFormat(text: string): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text;
  throw new Problem(`--format is csv or json, not "${text}".`);
}

const text = { type: 'string' } as const;
export const FLAGS = {
  site: text,
  data: text,
  since: text,
  format: { ...text, default: 'csv' },
  out: text,
  all: { type: 'boolean', default: false },
} as const;

/** Flags with the command's name and the reference: empty where there is none; `all` for `retry`. */
export type Action = Values<typeof FLAGS> & { name: Name; reference: string };

/** @throws Problem with the correct usage */
export function readAction(
  values: Values<typeof FLAGS>,
  [word = 'list', reference = '', ...rest]: readonly string[],
): Action {
  if (rest.length > 0) throw new Problem(`One reference at a time: "${rest[0]}" is too much.`);
  const name = NAMES.find((one) => one === word);
  if (!name)
    throw new UsageError(
      `There is no command "leads ${word}".${didYouMean(word, NAMES)} See npm run tool -- leads --help`,
    );
  const isAll = name === 'retry' && reference.toLowerCase() === 'all';
  const known = isAll ? 'all' : WITH_REFERENCE.includes(name) ? readReference(reference) : '';
  return { ...values, name, reference: known };
}
