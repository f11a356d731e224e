import type { PageWeight } from './page-weight';

/** An aim, reported and not asserted: a bundle that grew is a thing to look at, not a broken site. */
export const TARGET_RATIO = 1.2;

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Rows of cells as lines of one width: the first cell to the left, numbers to the right. */
export function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((cells) => cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
}

/** The measured pages as text, each beside the empty one. */
export function weightTable(empty: PageWeight, pages: PageWeight[]): string {
  const header = ['page', 'JS kB gz', '× empty', 'scripts', 'HTML kB gz', 'HTML kB', 'of it data'];
  const rows = [empty, ...pages].map((page) => [
    page.name,
    kilobytes(page.scripts),
    (page.scripts / empty.scripts).toFixed(2),
    String(page.scriptCount),
    kilobytes(page.html),
    kilobytes(page.htmlRaw),
    `${Math.round((page.nextDataRaw / page.htmlRaw) * 100)} %`,
  ]);
  const heaviest = Math.max(...pages.map(({ scripts }) => scripts / empty.scripts));
  const verdict = heaviest <= TARGET_RATIO ? 'met' : 'NOT met';
  return [...columns([header, ...rows]), '', `Target: at most ${TARGET_RATIO} × the empty page's scripts: ${verdict} (${heaviest.toFixed(2)} ×).`].join('\n');
}
