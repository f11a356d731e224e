import { styleText } from 'node:util';
import { printableLine } from '@footbridge/bridge/platform/invisible';
import { byLevel, countOf, type Level, type Report, type Row, type Section } from './report';

const MARKS: Record<Level, string> = { red: 'RED', yellow: 'look', green: 'ok', info: '' };
const COLORS = { red: 'red', yellow: 'yellow', green: 'green', info: 'gray' } as const;
const MARK_WIDTH = 4;
const GAP = '  ';
const MIN_COLUMN = 8;
/** Rows of one table; the HTML page has all. */
const MAX_ROWS = 30;
const MAX_LINES = 4;
const MAX_ROWS_OF_GROUP = 6;

/** Breaks a text at spaces, and a longer word anywhere. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), '…'] : lines;
}

/** Returns widths that fit together: the widest column becomes narrower. */
function columnWidths(rows: readonly string[][], available: number): number[] {
  const count = Math.max(...rows.map((cells) => cells.length));
  const widths = Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const room = available - GAP.length * (count - 1);
  for (let sum = widths.reduce((a, b) => a + b, 0); sum > room; sum -= 1) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= MIN_COLUMN) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function rowLines({ level, cells }: Row, widths: readonly number[]): string[] {
  const columns = cells.map((cell, index) => wrap(cell, widths[index] ?? MIN_COLUMN));
  const height = Math.max(1, ...columns.map((lines) => lines.length));
  const mark = styleText(COLORS[level], MARKS[level].padEnd(MARK_WIDTH), { stream: process.stdout });
  return Array.from({ length: height }, (_, line) => {
    const text = columns.map((lines, index) => (lines[line] ?? '').padEnd(widths[index] ?? 0)).join(GAP);
    return `${line === 0 ? mark : ' '.repeat(MARK_WIDTH)}${GAP}${text}`.trimEnd();
  });
}

/** Returns the first rows of each group. */
function firstOfGroups(rows: readonly Row[], column: number | undefined): Row[] {
  const counts = new Map<string, number>();
  return rows.filter(({ cells }) => {
    const group = column === undefined ? null : cells[column];
    if (group === null || group === undefined) return true;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= MAX_ROWS_OF_GROUP;
  });
}

function tableLines(rows: readonly Row[], head: string[], columns: number, group?: number): string[] {
  const printable = rows.map(({ level, cells }) => ({ level, cells: cells.map(printableLine) }));
  const shown = firstOfGroups(byLevel(printable), group).slice(0, MAX_ROWS);
  const texts = [...(head.length > 0 ? [head] : []), ...shown.map(({ cells }) => cells)];
  if (shown.length === 0) return [];
  const widths = columnWidths(texts, columns - MARK_WIDTH - GAP.length);
  const titles = head.length > 0 ? rowLines({ level: 'info', cells: head }, widths) : [];
  const more = rows.length > shown.length ? [`      … and ${rows.length - shown.length} more on the HTML page`] : [];
  return [
    ...titles.map((line) => styleText('bold', line, { stream: process.stdout })),
    ...shown.flatMap((one) => rowLines(one, widths)),
    ...more,
  ];
}

function sectionLines({ title, note, head, rows, group }: Section, columns: number): string[] {
  return [
    '',
    styleText(['bold', 'underline'], title, { stream: process.stdout }),
    ...(note ? wrap(note, columns) : []),
    ...tableLines(rows, head, columns, group),
  ];
}

/** Returns a report for a terminal. @param columns its width */
export function terminalText(report: Report, columns: number): string {
  const [red, yellow] = [countOf(report, 'red'), countOf(report, 'yellow')];
  return [
    styleText('bold', `Adoption of ${report.wordPress} by ${report.brand}`, { stream: process.stdout }),
    red > 0 ? `${red} red: visitors or search engines would lose something.` : 'Nothing is red.',
    `${yellow} to look at.`,
    '',
    ...tableLines(report.summary, [], columns),
    ...report.sections.flatMap((section) => sectionLines(section, columns)),
  ].join('\n');
}
