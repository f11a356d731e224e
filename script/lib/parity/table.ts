import type { Verdict } from './types';

const WIDEST_ADDRESS = 60;
const WIDEST_STATUS = 40;

interface Column {
  title: string;
  of: (verdict: Verdict) => string;
}

const COLUMNS: Column[] = [
  { title: '', of: ({ comparable, differences }) => (comparable ? (differences.length > 0 ? '≠' : '=') : '?') },
  { title: 'address', of: ({ path, differences }) => (differences.length > 0 ? path : shorten(path, WIDEST_ADDRESS)) },
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'WordPress', of: ({ wordpress }) => shorten(wordpress, WIDEST_STATUS) },
  { title: 'site', of: ({ site }) => shorten(site, WIDEST_STATUS) },
  { title: 'template', of: ({ template }) => template || '–' },
  { title: 'posts', of: ({ posts }) => posts || '–' },
];

/** The table: a line for each address, its differences below it. */
export function table(verdicts: Verdict[]): string {
  const widths = COLUMNS.map(({ title, of }) =>
    Math.max(title.length, ...verdicts.map((verdict) => Math.min(of(verdict).length, WIDEST_ADDRESS))),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rows = verdicts.flatMap((verdict) => [
    line(COLUMNS.map(({ of }) => of(verdict))),
    ...verdict.differences.map((difference) => `     ✗ ${difference}`),
    ...verdict.notes.map((note) => `     · ${note}`),
  ]);
  return [line(COLUMNS.map(({ title }) => title)), ...rows].join('\n');
}

/**
 * Returns the counts and, in the last line, the share of addresses with equal responses: 100 % only when it is all of
 * them.
 */
export function summary(verdicts: Verdict[]): string {
  const compared = verdicts.filter(({ comparable }) => comparable);
  const differing = compared.filter(({ differences }) => differences.length > 0).length;
  const equal = compared.length - differing;
  const percent = compared.length === 0 ? 0 : Math.floor((equal * 1000) / compared.length) / 10;
  return [
    `${compared.length} addresses compared: ${equal} equal, ${differing} differ, ${verdicts.length - compared.length} not comparable.`,
    `${percent} %`,
  ].join('\n');
}

/** Shortens the middle of a long address. */
function shorten(text: string, widest: number): string {
  if (text.length <= widest) return text;
  const half = (widest - 1) / 2;
  return `${text.slice(0, Math.ceil(half))}…${text.slice(-Math.floor(half))}`;
}
