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
