import { median, spread } from '../numbers';
import type { Served, ServeResult } from '../results/schemas';
import { columns } from '../table';
import { verdictLines, type Verdict } from '../verdict';

export const OURS = 'Footbridge';
export const FAUST = 'Faust page';
export const STATIC = 'nginx, static file';
/** The cost of the same file with a page's headers: policies, framing, caching. */
export const STATIC_ALIKE = 'nginx, static file with the page’s headers';
export const CACHED = 'nginx’s cache before Footbridge';

/** Pages a second of a stock WordPress on such a machine, as in the project's targets. */
const STOCK_WORDPRESS = 40;

export const SERVE_HEADER = [
  'who',
  'connections',
  'HTML kB',
  'sent kB',
  'a second',
  '±',
  '× Footbridge',
  'p50 ms',
  'p99 ms',
  'errors',
];

const perSecond = (one: Served | undefined): number => median(one?.perSecond ?? []);
const find = (served: readonly Served[], name: string, connections: number) =>
  served.find((one) => one.name === name && one.connections === connections);

export function serveRows({ served }: Pick<ServeResult, 'served'>): string[][] {
  return served.map((one) => [
    one.name,
    String(one.connections),
    (one.bytes / 1000).toFixed(1),
    (one.sent / 1000).toFixed(1),
    String(Math.round(perSecond(one))),
    `${Math.round(spread(one.perSecond) * 100)} %`,
    (perSecond(one) / perSecond(find(served, OURS, one.connections))).toFixed(2),
    median(one.p50).toFixed(1),
    median(one.p99).toFixed(1),
    String(one.errors),
  ]);
}

/**
 * Returns the median of two candidates' ratios in each round, so that both had the same machine. NaN where the other
 * never responded.
 */
function ratioOf(one: Served, other: Served): number {
  return median(one.perSecond.map((value, round) => value / (other.perSecond[round] ?? 0)).filter(Number.isFinite));
}

export function serveVerdicts({ served }: Pick<ServeResult, 'served'>): Verdict[] {
  const numbers = [...new Set(served.map(({ connections }) => connections))];
  return numbers.flatMap((connections) => {
    const [ours, faust, file, cached] = [OURS, FAUST, STATIC, CACHED].map((name) => find(served, name, connections));
    const verdict = (what: string, value: number, least: number): Verdict => ({
      what: `${what}, ${connections} connections`,
      target: `≥ ${least}`,
      measured: Number.isFinite(value) ? value.toFixed(2) : '–',
      isMet: value >= least,
    });
    return [
      ...(ours && faust ? [verdict('a second from one process, × Faust page', ratioOf(ours, faust), 1)] : []),
      ...(cached && file
        ? [verdict('a second from nginx’s cache, × its own static file', ratioOf(cached, file), 0.9)]
        : []),
      ...(ours
        ? [
            verdict(
              `a second from one process, × stock WordPress (${STOCK_WORDPRESS} a second)`,
              perSecond(ours) / STOCK_WORDPRESS,
              30,
            ),
          ]
        : []),
      ...(cached ? [verdict('the same from nginx’s cache', perSecond(cached) / STOCK_WORDPRESS, 30)] : []),
    ];
  });
}

export function serveTable(result: ServeResult): string {
  const { served, missing } = result;
  return [
    ...columns([SERVE_HEADER, ...serveRows({ served })]),
    ...missing.map((what) => `\nNot measured: ${what}`),
    '',
    ...verdictLines(serveVerdicts({ served })),
  ].join('\n');
}
