import { median } from '../numbers';
import type { ColdResult } from '../results/schemas';
import { columns } from '../table';
import { verdictLines, type Verdict } from '../verdict';

/** The limit of requests in sequence, with menus and options cached. */
const MAX_IN_SEQUENCE = 2;

export const COLD_HEADER = [
  'who',
  'visitors at once',
  'WordPress requests',
  'one after the other',
  'first ms',
  'last ms',
  'failed',
];

export function coldRows({ rows }: ColdResult): string[][] {
  return rows.map(({ name, visitors, requests, inSequence, first, last, failed }) => [
    name,
    String(visitors),
    String(Math.max(...requests)),
    String(Math.max(...inSequence)),
    median(first).toFixed(0),
    median(last).toFixed(0),
    String(failed),
  ]);
}

export function coldVerdicts({ rows }: ColdResult, ours: string): Verdict[] {
  return rows
    .filter(({ name }) => name === ours)
    .flatMap(({ visitors, requests, inSequence, failed }) => {
      const most = Math.max(...inSequence);
      const details = `${most}, ${Math.max(...requests)} in all${failed ? `, ${failed} visitors without the page` : ''}`;
      return {
        what: `WordPress requests one after the other, ${visitors} ${visitors === 1 ? 'visitor' : 'visitors at once'}`,
        target: `≤ ${MAX_IN_SEQUENCE}`,
        measured: details,
        isMet: most <= MAX_IN_SEQUENCE && failed === 0,
      };
    });
}

export function coldTable(result: ColdResult, ours: string): string {
  const details = result.rows.map(({ name, visitors, operations }) => `${name}, ${visitors}: ${operations.join(', ')}`);
  return [
    ...columns([COLD_HEADER, ...coldRows(result)]),
    '',
    `WordPress took ${result.delay} ms for each answer. Requests:`,
    ...details,
    '',
    ...verdictLines(coldVerdicts(result, ours)),
  ].join('\n');
}
