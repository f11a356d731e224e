import type { JudgedPage } from '../lighthouse/judge';
import { median } from '../numbers';
import type { SpeedResult } from '../results/schemas';
import { columns } from '../table';
import { PRESET_SLOWDOWN, REFERENCE_BENCHMARK } from './slowdown';
import { verdictLines, type Verdict } from '../verdict';

/** Aims, reported and not asserted. */
export const SPEED_TARGETS = { performance: 97, lcpMs: 1100, tbtMs: 100, cls: 0 } as const;

/** The name of the empty Next page, for comparison. */
export const EMPTY = 'empty Next page';

const middle = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 ? median(known) : null;
};

/** Returns the medians of Lighthouse's benchmark of the machine, and of how many times it slowed the processor. */
export const machineSpeed = (judged: readonly JudgedPage[]): Pick<SpeedResult, 'benchmark' | 'slowdown'> => ({
  benchmark: middle(judged.map(({ benchmark }) => benchmark)),
  slowdown: middle(judged.map(({ slowdown }) => slowdown)),
});

/** Several runs of the same pages become one row each. */
export function medians(judged: readonly JudgedPage[]): SpeedResult['pages'] {
  const names = [...new Set(judged.map(({ name }) => name))];
  return names.map((name) => {
    const runs = judged.filter((page) => page.name === name);
    return {
      name,
      performance: middle(runs.map(({ scores }) => scores.performance)),
      lcp: middle(runs.map(({ figures }) => figures.lcp)),
      tbt: middle(runs.map(({ figures }) => figures.tbt)),
      cls: middle(runs.map(({ figures }) => figures.cls)),
    };
  });
}

export const SPEED_HEADER = ['page', 'performance', 'LCP s', 'TBT ms', 'CLS'];

const shown = (value: number | null, digits: number, unit = 1) =>
  value === null ? '?' : (value / unit).toFixed(digits);

export const speedRows = ({ beside, pages }: SpeedResult): string[][] =>
  [...beside, ...pages].map(({ name, performance, lcp, tbt, cls }) => [
    name,
    shown(performance, 0),
    shown(lcp, 2, 1000),
    shown(tbt, 0),
    shown(cls, 3),
  ]);

type SpeedPage = SpeedResult['pages'][number];

/**
 * Returns how many pages meet a target, and the worst one.
 * @param miss the distance from the target, above 0 where a page misses it
 */
function verdict(
  what: string,
  target: string,
  pages: readonly SpeedPage[],
  miss: (page: SpeedPage) => number,
): Verdict {
  const passing = pages.filter((page) => miss(page) <= 0);
  const worst = pages.toSorted((one, other) => miss(other) - miss(one))[0];
  const isMet = passing.length === pages.length;
  return {
    what,
    target,
    measured: `${passing.length} of ${pages.length}${isMet || !worst ? '' : `; furthest: ${worst.name}`}`,
    isMet,
  };
}

/** Returns the targets of every template. A missing figure is a miss. */
export function speedVerdicts({ beside, pages }: Pick<SpeedResult, 'beside' | 'pages'>): Verdict[] {
  const { performance: least, lcpMs, tbtMs, cls: mostShift } = SPEED_TARGETS;
  const empty = beside.find(({ name }) => name === EMPTY);
  const above = (value: number | null, limit: number | null | undefined) => (value ?? Infinity) - (limit ?? 0);
  const below = (value: number | null, limit: number | null | undefined) => (limit ?? Infinity) - (value ?? 0);
  return [
    verdict('performance of every template', `≥ ${least}`, pages, ({ performance }) => below(performance, least)),
    verdict(
      'the same, beside the empty Next page',
      `≥ ${shown(empty?.performance ?? null, 0)}`,
      pages,
      ({ performance }) => below(performance, empty?.performance),
    ),
    verdict('blocking time', `≤ ${tbtMs} ms`, pages, ({ tbt }) => above(tbt, tbtMs)),
    verdict('largest paint', `≤ ${lcpMs / 1000} s`, pages, ({ lcp }) => above(lcp, lcpMs)),
    verdict('layout shift', `${mostShift}`, pages, ({ cls }) => above(cls, mostShift)),
  ];
}

export const speedNote = ({ runs, benchmark, slowdown }: SpeedResult): string =>
  `Medians of ${runs}. Lighthouse’s benchmark of this machine: ${shown(benchmark, 0)}; the processor was slowed ${shown(slowdown, 1)} times, to a phone of Lighthouse’s (${PRESET_SLOWDOWN} times on a machine of ${REFERENCE_BENCHMARK.toLocaleString('en-US')}).`;

export const speedTable = (result: SpeedResult): string =>
  [
    ...columns([SPEED_HEADER, ...speedRows(result)]),
    '',
    speedNote(result),
    '',
    ...verdictLines(speedVerdicts(result)),
  ].join('\n');
