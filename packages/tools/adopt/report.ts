import { styleText } from 'node:util';
import { printableLine } from '@footbridge/bridge/platform/invisible';

export type Level = 'red' | 'yellow' | 'green' | 'info';

export interface Row {
  level: Level;
  cells: string[];
}

export interface Section {
  title: string;
  note?: string;
  head: string[];
  rows: Row[];
}

export interface Report {
  wordPress: string;
  brand: string;
  summary: Row[];
  sections: Section[];
}

const LEVELS: readonly Level[] = ['red', 'yellow', 'green', 'info'];

export const row = (level: Level, ...cells: string[]): Row => ({ level, cells });

/** Returns rows with the worst first; those of one level stay in order. */
export const byLevel = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

export const countOf = ({ summary, sections }: Report, level: Level): number =>
  [...summary, ...sections.flatMap(({ rows }) => rows)].filter((one) => one.level === level).length;

const MARKS: Record<Level, string> = { red: 'RED', yellow: 'look', green: 'ok', info: '' };
const COLORS = { red: 'red', yellow: 'yellow', green: 'green', info: 'gray' } as const;
const MARK_WIDTH = 4;
/** Rows of one table; the HTML page has all. */
const MAX_ROWS = 10;

const styled = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const rowLine = ({ level, cells }: Row): string =>
  `${styled(COLORS[level], MARKS[level].padEnd(MARK_WIDTH))}  ${cells.filter(Boolean).map(printableLine).join(' · ')}`;

function sectionLines({ title, rows }: Section): string[] {
  const worth = byLevel(rows).filter(({ level }) => level === 'red' || level === 'yellow');
  const more = worth.length > MAX_ROWS ? [`      … and ${worth.length - MAX_ROWS} more on the HTML page`] : [];
  return worth.length > 0 ? ['', styled('bold', title), ...worth.slice(0, MAX_ROWS).map(rowLine), ...more] : [];
}

export function terminalText(report: Report): string {
  const [red, yellow] = [countOf(report, 'red'), countOf(report, 'yellow')];
  return [
    styled('bold', `Adoption of ${report.wordPress} by ${report.brand}`),
    red > 0 ? `${red} red: visitors or search engines would lose something.` : 'Nothing is red.',
    `${yellow} to look at.`,
    '',
    ...report.summary.map(rowLine),
    ...report.sections.flatMap(sectionLines),
  ].join('\n');
}
