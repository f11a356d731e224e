/** Results as people read them: in a terminal, or in packages/bridge/docs/reliability.md. */
import { markdownTable } from '../markdown-table';
import { percentile, statuses, type Result } from './result';

const HEAD = [
  'fault',
  'pages seen before',
  'p99',
  'slowest',
  'pages never seen',
  'p99',
  'slowest',
  'requests/s',
  'memory',
  'right again',
];

const seconds = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

function times(visits: Result['seen']): [string, string] {
  if (visits.length === 0) return ['–', '–'];
  const ms = visits.map((one) => one.ms);
  return [seconds(percentile(ms, 0.99)), seconds(Math.max(...ms))];
}

const cells = ({ name, seen, unseen, requestsPerSecond, memory, recovery }: Result): string[] => [
  name,
  statuses(seen),
  ...times(seen),
  statuses(unseen),
  ...times(unseen),
  requestsPerSecond === null ? '–' : requestsPerSecond.toFixed(1),
  `${memory} MB`,
  recovery === null ? '–' : `${recovery} s`,
];

/** As Markdown, its columns in line. */
export const table = (results: readonly Result[]): string => markdownTable(HEAD, results.map(cells));

/** Returns the line printed after a round. */
export function progress(result: Result, count: string): string {
  const { name, seen, unseen, failures, recovery } = result;
  const [, slowest] = times(seen);
  const line = `${count} ${failures.length === 0 ? '✓' : '✗'} ${name}: seen ${statuses(seen)} (slowest ${slowest}); new ${statuses(unseen)}; right again ${recovery === null ? '–' : `after ${recovery} s`}`;
  return [line, ...failures.map((failure) => `      ${failure}`)].join('\n');
}
