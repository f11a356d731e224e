import { markdownTable } from '../../markdown-table';
import { Problem } from '../../process/problem';
import type { Supervisor } from '../../process/supervisor';

export interface Verdict {
  what: string;
  target: string;
  measured: string;
  isMet: boolean;
}

export interface Aim<Page> {
  what: string;
  limit: number;
  isLeast?: true;
  unit?: string;
  digits?: number;
  value(page: Page): number;
}

/** Returns an aim, and the value of the page that is furthest from it; what was not measured misses every aim. */
export function verdictOn<Page extends { name: string }>(pages: readonly Page[], aim: Aim<Page>): Verdict {
  const { what, limit, isLeast = false, unit = '', digits = 0, value } = aim;
  const misses = (page: Page): number => {
    const by = isLeast ? limit - value(page) : value(page) - limit;
    return Number.isNaN(by) ? Infinity : by;
  };
  const [worst] = pages.toSorted((one, other) => misses(other) - misses(one));
  return {
    what,
    target: `${isLeast ? '≥' : '≤'} ${limit}${unit}`,
    measured: worst ? `${value(worst).toFixed(digits)}${unit} (${worst.name})` : 'nothing measured',
    isMet: worst !== undefined && misses(worst) <= 0,
  };
}

interface Section {
  verdicts: Verdict[];
  table: { head: string[]; rows: string[][] };
  notes: string[];
}

interface Run {
  supervisor: Supervisor;
  /** Less of everything, to see in some minutes that it works. */
  isQuick: boolean;
  say: (line: string) => void;
}

export interface Part {
  about: string;
  /** On two idle cores, with nothing built yet. */
  minutes: { full: number; quick: number };
  measure: (run: Run) => Promise<Section>;
}

/** Returns a part's text, for the terminal and for docs/performance.md. */
export function sectionText({ verdicts, table, notes }: Section, machine: string, isQuick: boolean): string {
  const targets = verdicts.map(({ what, target, measured, isMet }) => [
    what,
    target,
    measured,
    isMet ? 'met' : '**falls short**',
  ]);
  return [
    `${isQuick ? '**A short run: to see that it works, not to believe.** ' : ''}${machine}`,
    ...(targets.length > 0 ? [markdownTable(['promised', 'aim', 'measured', ''], targets)] : []),
    markdownTable(table.head, table.rows),
    ...notes,
  ].join('\n\n');
}

/** Puts a part's text between its markers; what people wrote around them stays. @throws Problem where they are missing */
export function fillBlock(page: string, name: string, content: string): string {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  if (start < 0 || end < start)
    throw new Problem(`docs/performance.md has no lines ${open} and ${close}: put them where the figures belong.`);
  return `${page.slice(0, start)}${open}\n${content.trim()}\n${page.slice(end)}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** How far from the median the values reach, as a share of it: 0.1 is ten per cent up or down. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle > 0 ? Math.max(...values.map((value) => Math.abs(value - middle))) / middle : 0;
}
