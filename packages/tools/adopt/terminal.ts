import { styleText } from 'node:util';
import { printableLine } from '@footbridge/bridge/platform/invisible';
import { byLevel, countOf, type Level, type Report, type Row, type Section } from './report';

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
