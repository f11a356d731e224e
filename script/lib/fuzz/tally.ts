/** Counts requests and responses. */
import { routeKind } from '@/bridge/platform/request/route-kind';
import type { FuzzRequest } from './requests/request';
import type { Exchange } from './wire';

export interface Row {
  cases: number;
  /** By status; 'none' without a response. */
  statuses: Map<string, number>;
  slowest: number;
  logged: number;
  mostLogged: number;
}

export type Tally = Map<string, Row>;

const HEAD = ['requests', 'cases', 'responses', 'slowest', 'log a case', 'most'];

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** @param bytes that the site logged of it */
export function count(tally: Tally, request: FuzzRequest, { answers, ms }: Exchange, bytes: number): void {
  const kind = routeKind(request.target);
  const row = tally.get(kind) ?? { cases: 0, statuses: new Map(), slowest: 0, logged: 0, mostLogged: 0 };
  tally.set(kind, row);
  row.cases += 1;
  row.slowest = Math.max(row.slowest, ms);
  row.logged += bytes;
  row.mostLogged = Math.max(row.mostLogged, bytes / request.times);
  for (const { status } of answers) add(row.statuses, String(status));
  if (answers.length === 0) add(row.statuses, 'none');
}

function merged(rows: readonly Row[]): Row {
  const statuses = new Map<string, number>();
  for (const row of rows)
    for (const [status, found] of row.statuses) statuses.set(status, (statuses.get(status) ?? 0) + found);
  return {
    cases: rows.reduce((sum, { cases }) => sum + cases, 0),
    statuses,
    slowest: Math.max(0, ...rows.map(({ slowest }) => slowest)),
    logged: rows.reduce((sum, { logged }) => sum + logged, 0),
    mostLogged: Math.max(0, ...rows.map(({ mostLogged }) => mostLogged)),
  };
}

const cells = (kind: string, { cases, statuses, slowest, logged, mostLogged }: Row): string[] => [
  kind,
  String(cases),
  [...statuses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, found]) => `${status}: ${found}`)
    .join(', '),
  `${Math.round(slowest)} ms`,
  `${Math.round(logged / Math.max(1, cases))} B`,
  `${Math.round(mostLogged)} B`,
];

/** Returns the head and rows of a table, the most requested kinds first, the total last. */
export function tallyTable(tally: Tally): { head: string[]; rows: string[][] } {
  const kinds = [...tally].toSorted(([, a], [, b]) => b.cases - a.cases);
  return {
    head: HEAD,
    rows: [...kinds.map(([kind, row]) => cells(kind, row)), cells('all', merged([...tally.values()]))],
  };
}
