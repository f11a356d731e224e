import type { PageSize, SizeResult } from '../results/schemas';
import { columns, kilobytes } from '../table';
import { verdictLines, type Verdict } from '../verdict';

/** Targets, reported without failing: a growing page needs a look but is not broken. Kilobytes are gzip. */
export const SIZE_TARGETS = { firstKb: 20, ofEmpty: 0.18, touchedKb: 110, htmlKb: 16 } as const;

/** Templates with a form or a chart above the fold: its code loads without interaction. */
export const SHOWS_ISLAND = ['template-insurance-verification', 'template-compare-facilities'];

/** Bytes of all that runs or configures in a first visit without a touch. */
export const scriptBytes = ({ files, inline }: PageSize): number => files + inline;
const touchedBytes = ({ touchedFiles, inline }: PageSize): number => (touchedFiles ?? Number.NaN) + inline;

export const SIZE_HEADER = [
  'first visit',
  'JS kB',
  'files',
  'inline',
  '× empty',
  'after a touch',
  'HTML kB',
  'ld+json',
  'everything kB',
  'requests',
];

function row(page: PageSize, empty: PageSize): string[] {
  const { name, files, inline, touchedFiles, html, linkedData, everything, requests } = page;
  const ratio = (scriptBytes(page) / scriptBytes(empty)).toFixed(2);
  const touched = touchedFiles === null ? '–' : kilobytes(touchedBytes(page));
  return [
    name,
    kilobytes(scriptBytes(page)),
    kilobytes(files),
    kilobytes(inline),
    ratio,
    touched,
    kilobytes(html),
    kilobytes(linkedData),
    kilobytes(everything),
    String(requests),
  ];
}

/** One row for each page, those that ours are measured beside first. */
export const sizeRows = ({ empty, faust, astro, pages, withVendors }: SizeResult): string[][] => [
  ...[empty, faust, ...(astro ? [astro] : []), ...pages].map((page) => row(page, empty)),
  ...withVendors.map((page) => row({ ...page, name: `${page.name}, with vendors` }, empty)),
];

/** Returns the page with the largest value. @param count returns the figure */
function most(
  what: string,
  limit: number,
  unit: string,
  pages: readonly PageSize[],
  count: (page: PageSize) => number,
): Verdict {
  const worst = pages.toSorted((one, other) => count(other) - count(one))[0];
  const value = worst ? count(worst) : Number.NaN;
  const digits = unit ? 1 : 3;
  return {
    what,
    target: `≤ ${limit}${unit}`,
    measured: `${value.toFixed(digits)}${unit} (${worst?.name ?? 'nothing measured'})`,
    isMet: value <= limit,
  };
}

/** Returns the targets, and whether the worst page meets them. */
export function sizeVerdicts({ empty, pages }: Pick<SizeResult, 'empty' | 'pages'>): Verdict[] {
  const { firstKb, ofEmpty, touchedKb, htmlKb } = SIZE_TARGETS;
  const untouched = pages.filter(({ name }) => !SHOWS_ISLAND.includes(name));
  const touched = pages.filter(({ touchedFiles }) => touchedFiles !== null);
  return [
    most('JS of a first visit without a touch', firstKb, ' kB', untouched, (page) => scriptBytes(page) / 1000),
    most('the same, × empty Next page', ofEmpty, '', untouched, (page) => scriptBytes(page) / scriptBytes(empty)),
    most('JS after a form was touched', touchedKb, ' kB', touched, (page) => touchedBytes(page) / 1000),
    most('HTML, gzip', htmlKb, ' kB', pages, ({ html }) => html / 1000),
  ];
}

export const sizeNotes = ({ astro, withVendors }: Pick<SizeResult, 'astro' | 'withVendors'>): string[] => [
  `All as it was sent, gzip. ${SHOWS_ISLAND.join(' and ')} show a form or a chart in the first window: they are judged by the aim for a touched form.`,
  ...(astro ? [] : ['Not measured: the Astro page, because its packages could not be installed.']),
  ...(withVendors.length > 0 ? [] : ['Not measured: pages with vendors (a short run).']),
];

export const sizeTable = (result: SizeResult): string =>
  [
    ...columns([SIZE_HEADER, ...sizeRows(result)]),
    '',
    ...sizeNotes(result),
    '',
    ...verdictLines(sizeVerdicts(result)),
  ].join('\n');
