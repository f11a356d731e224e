import type { JudgedPage } from '../lighthouse/judge';
import { median } from '../numbers';
import type { SpeedResult } from '../results/schemas';
import { columns } from '../table';
import { verdictLines, type Verdict } from '../verdict';

const WHOLE = 100;
const MOST_PAINT = 1200;

const middle = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 ? median(known) : null;
};

/** How fast Lighthouse found the machine; its limits are meant for about 1,500 to 2,000. */
export const machineSpeed = (judged: readonly JudgedPage[]): number | null => middle(judged.map(({ benchmark }) => benchmark));

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

const shown = (value: number | null, digits: number, unit = 1) => (value === null ? '?' : (value / unit).toFixed(digits));

export const speedRows = ({ beside, pages }: SpeedResult): string[][] => [...beside, ...pages].map(({ name, performance, lcp, tbt, cls }) => [name, shown(performance, 0), shown(lcp, 2, 1000), shown(tbt, 0), shown(cls, 3)]);

export function speedVerdicts({ pages }: SpeedResult): Verdict[] {
  const whole = pages.filter(({ performance }) => performance !== null && performance >= WHOLE).length;
  const early = pages.filter(({ lcp }) => lcp !== null && lcp <= MOST_PAINT).length;
  const of = (count: number) => `${count} of ${pages.length}`;
  return [
    { what: 'templates with performance 100', target: 'all', measured: of(whole), isMet: whole === pages.length },
    { what: `templates with the largest paint within ${MOST_PAINT / 1000} s`, target: 'all', measured: of(early), isMet: early === pages.length },
  ];
}

export const speedNote = ({ runs, benchmark }: SpeedResult): string =>
  `Medians of ${runs}. Lighthouse’s benchmark of this machine: ${benchmark === null ? 'unknown' : benchmark.toFixed(0)}; it slows the processor four times, which is meant for machines of 1,500 to 2,000.`;

export const speedTable = (result: SpeedResult): string => [...columns([SPEED_HEADER, ...speedRows(result)]), '', speedNote(result), '', ...verdictLines(speedVerdicts(result))].join('\n');
