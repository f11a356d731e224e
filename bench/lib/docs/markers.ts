import { Problem } from '../../../script/lib/process/problem';

const open = (name: string) => `<!-- bench:${name} -->`;
const close = (name: string) => `<!-- /bench:${name} -->`;

/** Puts generated text between a page's markers; what people wrote around them stays. Throws a Problem where they are missing. */
export function fillBlock(page: string, name: string, content: string): string {
  const start = page.indexOf(open(name));
  const end = page.indexOf(close(name));
  if (start < 0 || end < start)
    throw new Problem(
      `docs/performance.md has no lines ${open(name)} and ${close(name)}: put them where the figures belong.`,
    );
  return `${page.slice(0, start)}${open(name)}\n${content.trim()}\n${page.slice(end)}`;
}

/** Rows of cells as a table of Markdown: the first column to the left, numbers to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    cells(header),
    `|${header.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map(cells),
  ].join('\n');
}
