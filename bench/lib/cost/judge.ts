/** Compares a hostile request's cost with an ordinary one's. */
import type { Shape } from './hostile';
import type { Cost } from './meter';

/** The limit of a hostile request's CPU time beside an ordinary one's. */
export const MAX_RATIO = 10;
/** An ordinary request counts at least so much: below it other work of the process decides. */
const MIN_ORDINARY_MS = 2;

export interface Judged extends Cost {
  ratio: number;
  /** The kinds of what is wrong with it. */
  faults: string[];
}

/** The most costly request of a route, an input and a shape. */
export interface Row extends Judged {
  route: string;
  input: string;
  shape: Shape;
}

export function judged(cost: Cost, ordinary: Cost): Judged {
  const ratio = cost.cpuMs / Math.max(ordinary.cpuMs, MIN_ORDINARY_MS);
  const faults = [
    ratio > MAX_RATIO && 'CPU',
    (cost.status === 0 || cost.status >= 500) && `status ${cost.status}`,
    cost.files > ordinary.files && 'new files',
  ];
  return { ...cost, ratio, faults: faults.filter((fault) => typeof fault === 'string') };
}

/** Returns the least of several costs: other work of the process is in the others. */
export const leastOf = (costs: readonly Cost[]): Cost => ({
  cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)),
  wordPress: Math.min(...costs.map(({ wordPress }) => wordPress)),
  files: Math.min(...costs.map(({ files }) => files)),
  status: Math.max(...costs.map(({ status }) => status)),
});

/** Returns a line about a fault. */
export const described = ({ cpuMs, ratio, wordPress, files, status }: Judged): string =>
  `${cpuMs.toFixed(0)} ms of CPU, ${ratio.toFixed(1)} times an ordinary request's; requests to WordPress: ${wordPress}; new files: ${files}; status ${status}`;

/** Returns the rows with faults, and the most costly one of each route and kind of input. */
export function worstRows(rows: readonly Row[]): Row[] {
  const worst = new Map<string, Row>();
  for (const row of rows) {
    const kind = `${row.route} ${row.input.split(' ', 1)[0]}`;
    if (row.ratio >= (worst.get(kind)?.ratio ?? 0)) worst.set(kind, row);
  }
  const shown = new Set(worst.values());
  return rows.filter((row) => row.faults.length > 0 || shown.has(row));
}
