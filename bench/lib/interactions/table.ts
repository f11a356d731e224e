import { median } from '../numbers';
import type { InteractionsResult } from '../results/schemas';
import { columns } from '../table';
import { verdictLines, type Verdict } from '../verdict';

export const INTERACTIONS_HEADER = ['interaction', 'median ms', 'least', 'most', 'failures'];

const whole = (ms: number) => ms.toFixed(0);

export const interactionsRows = ({ rows }: InteractionsResult): string[][] =>
  rows.map(({ what, ms, failures }) => [
    what,
    whole(median(ms)),
    whole(Math.min(...ms)),
    whole(Math.max(...ms)),
    String(failures.length),
  ]);

/** An interaction passes where the median run is fast enough and no run failed. */
export const interactionsVerdicts = ({ rows }: InteractionsResult): Verdict[] =>
  rows.map(({ what, target, ms, failures }) => ({
    what,
    target: `≤ ${target} ms`,
    measured: `${whole(median(ms))} ms${failures.length > 0 ? `, ${failures.length} failed` : ''}`,
    isMet: median(ms) <= target && failures.length === 0,
  }));

export const interactionsNotes = ({ runs, rows }: InteractionsResult): string[] => [
  `Medians of ${runs}, each in a browser that has nothing stored: processor four times slower, 150 ms for each answer, 1.6 Mbit/s.`,
  ...rows.flatMap(({ what, failures }) => (failures[0] ? [`Failed: ${what}: ${failures[0]}`] : [])),
];

export const interactionsTable = (result: InteractionsResult): string =>
  [
    ...columns([INTERACTIONS_HEADER, ...interactionsRows(result)]),
    '',
    ...interactionsNotes(result),
    '',
    ...verdictLines(interactionsVerdicts(result)),
  ].join('\n');
