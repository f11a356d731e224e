import { parseFlags } from '@/script/lib/process/flags';
import { Problem } from '../../script/lib/process/problem';
import { PARTS, type Part } from './results/schemas';

export interface AllArguments {
  parts: Part[];
  quick: boolean;
}

/** Minutes on two idle cores, with nothing built yet; the first part pays for the builds. */
export const MINUTES: Record<Part, { full: number; quick: number }> = {
  size: { full: 7, quick: 5 },
  serve: { full: 6, quick: 1 },
  cold: { full: 3, quick: 1 },
  scale: { full: 35, quick: 3 },
  speed: { full: 25, quick: 1 },
  interactions: { full: 4, quick: 1 },
};

const isPart = (name: string): name is Part => name in PARTS;
export const ALL: Part[] = Object.keys(PARTS).filter(isPart);

export const USAGE = `Measures everything, one part after the other, and writes docs/performance.md with its pictures.

  npm run tool -- bench [--quick] [-- --only PART[,PART]]

  --quick   less of everything, in some minutes: to see that it works. Writes no documents.
  --only    ${ALL.join(', ')}

Leave the machine alone meanwhile. Each part is also a command: npm run tool -- bench PART. Figures: .build/bench/`;

/** Reads the command line; throws a Problem of one line for what cannot be understood. */
export function readAllArguments(argv: string[]): AllArguments | 'help' {
  const values = parse(argv);
  if (values.help) return 'help';
  const names =
    values.only === undefined
      ? ALL
      : values.only
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean);
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined || names.length === 0)
    throw new Problem(
      `--only: ${unknown === undefined ? 'it names nothing' : `there is no part "${unknown}"`}. Parts: ${ALL.join(', ')}`,
    );
  return { parts: ALL.filter((part) => names.includes(part)), quick: values.quick ?? false };
}

function parse(argv: string[]) {
  return parseFlags(
    {
      args: argv,
      options: { quick: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    },
    'npm run tool -- bench --help',
  ).values;
}

/** Returns the estimated duration. */
export const estimate = ({ parts, quick }: AllArguments): number =>
  parts.reduce((sum, part) => sum + MINUTES[part][quick ? 'quick' : 'full'], 0);
