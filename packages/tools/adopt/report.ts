export type Level = 'red' | 'yellow' | 'green' | 'info';

/** A row of a table: its level, and its cells. */
export interface Row {
  level: Level;
  cells: string[];
}

export interface Section {
  title: string;
  /** What the table says, or why it is empty. */
  note?: string;
  head: string[];
  rows: Row[];
}

export interface Report {
  wordPress: string;
  /** The brand whose site was compared. */
  brand: string;
  /** One line each: figures, and how pages were read. */
  summary: Row[];
  sections: Section[];
}

const LEVELS: readonly Level[] = ['red', 'yellow', 'green', 'info'];

export const row = (level: Level, ...cells: string[]): Row => ({ level, cells });

/** Returns rows with the worst first; those of one level stay in order. */
export const byLevel = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

/** Returns how many rows of a report have a level. */
export const countOf = ({ summary, sections }: Report, level: Level): number =>
  [...summary, ...sections.flatMap(({ rows }) => rows)].filter((one) => one.level === level).length;
