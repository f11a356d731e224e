import { printableLine, printableText } from '@footbridge/bridge/platform/invisible';

import type { ReadMail } from './read-mail';

const WIDEST = 50;
const HEADERS = ['Date', 'From', 'To', 'Reply-To', 'Subject'];

const short = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);
const cell = ({ headers }: ReadMail, name: string): string => printableLine(headers[name.toLowerCase()] ?? '');

/** One line for each mail: its number, when, to whom, about what. In: the newest first. */
export function mailTable(mails: readonly ReadMail[]): string {
  const rows = [
    ['#', 'Date', 'To', 'Subject'],
    ...mails.map((mail, index) => [
      String(index + 1),
      ...['Date', 'To', 'Subject'].map((name) => short(cell(mail, name))),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One mail: the headers that people read, and its text. */
export function mailText(mail: ReadMail): string {
  const headers = HEADERS.filter((name) => cell(mail, name) !== '').map((name) => `${name}: ${cell(mail, name)}`);
  return [...headers, '', printableText(mail.text)].join('\n').trimEnd();
}
