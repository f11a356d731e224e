import type { SizeResult, Weight } from './results/schemas';
import { columns, kilobytes } from './table';
import { verdictLines, type Verdict } from './verdict';

/** Aims, reported and not asserted: what grew is a thing to look at, not a broken site. */
export const SIZE_TARGETS = { ofEmpty: 1.2, ofFaust: 0.62, firstVisit: 1.35, nextData: 0.5 } as const;

export const ratio = (value: number, of: number): string => (of > 0 ? (value / of).toFixed(2) : '–');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const SIZE_HEADER = ['page', 'JS kB gz', 'br', '× empty', '× Faust', 'scripts', 'HTML kB gz', 'br', 'raw', '__NEXT_DATA__'];

/** One row for each page, those that ours are measured beside first. */
export function sizeRows({ empty, faust, pages }: Pick<SizeResult, 'empty' | 'faust' | 'pages'>): string[][] {
  return [empty, faust, ...pages].map(({ name, scripts, scriptCount, html, nextData }: Weight) => [
    name,
    kilobytes(scripts.gzip),
    kilobytes(scripts.brotli),
    ratio(scripts.gzip, empty.scripts.gzip),
    ratio(scripts.gzip, faust.scripts.gzip),
    String(scriptCount),
    kilobytes(html.gzip),
    kilobytes(html.brotli),
    kilobytes(html.raw),
    percent(nextData / html.raw),
  ]);
}

export const VISIT_HEADER = ['first visit', 'scripts kB gz', '× empty', 'everything kB', 'requests'];

export function visitRows({ empty, faust, pages }: NonNullable<SizeResult['visits']>): string[][] {
  return [empty, faust, ...pages].map(({ name, scripts, total, requests }) => [name, kilobytes(scripts), ratio(scripts, empty.scripts), kilobytes(total), String(requests)]);
}

/** Templates whose pages are mostly text: what the promise about scripts is about. Pages with a form or a map have more. */
const CONTENT = ['page', 'single', 'template-full-width'];

/** The page with the largest value. @param count how the figure is made */
function most<T extends { name: string }>(what: string, limit: number, pages: readonly T[], count: (page: T) => number): Verdict {
  const worst = pages.toSorted((one, other) => count(other) - count(one))[0];
  const value = worst ? count(worst) : Number.NaN;
  return { what, target: `≤ ${limit}`, measured: `${value.toFixed(3)} (${worst?.name ?? 'nothing measured'})`, isMet: value <= limit };
}

/** What was promised, and whether the worst page keeps it. */
export function sizeVerdicts({ empty, faust, pages, visits }: SizeResult): Verdict[] {
  const { ofEmpty, ofFaust, firstVisit, nextData } = SIZE_TARGETS;
  const content = pages.filter(({ name }) => CONTENT.includes(name));
  const emptyVisit = visits?.empty.scripts ?? Number.NaN;
  return [
    most('scripts that a content page names, × empty Next page', ofEmpty, content, ({ scripts }) => scripts.gzip / empty.scripts.gzip),
    most('the same, of every template', ofEmpty, pages, ({ scripts }) => scripts.gzip / empty.scripts.gzip),
    most('scripts that a content page names, × Faust page', ofFaust, content, ({ scripts }) => scripts.gzip / faust.scripts.gzip),
    most('the same, of every template', ofFaust, pages, ({ scripts }) => scripts.gzip / faust.scripts.gzip),
    most('`__NEXT_DATA__` as share of the HTML', nextData, pages, (page) => page.nextData / page.html.raw),
    ...(visits ? [most('scripts of a first visit without a touch, × empty Next page', firstVisit, visits.pages, ({ scripts }) => scripts / emptyVisit)] : []),
  ];
}

export function sizeTable(result: SizeResult): string {
  const visits = result.visits ? ['', ...columns([VISIT_HEADER, ...visitRows(result.visits)])] : ['', 'No Chromium here: first visits were not measured.'];
  return [...columns([SIZE_HEADER, ...sizeRows(result)]), ...visits, '', ...verdictLines(sizeVerdicts(result))].join('\n');
}
