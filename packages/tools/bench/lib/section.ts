import { markdownTable } from '../../markdown-table';
import { Problem } from '../../process/problem';

/** A target and the measured value. Reported without failing. */
export interface Verdict {
  what: string;
  target: string;
  measured: string;
  isMet: boolean;
}

/** What a part has measured. */
export interface Section {
  verdicts: Verdict[];
  table: { head: string[]; rows: string[][] };
  /** Sentences below the table. */
  notes: string[];
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
