import { verdictOn, type Verdict } from '../section';
import type { PageSize } from './visit';

const BYTES_PER_KB = 1000;
export const kilobytes = (bytes: number): string => (bytes / BYTES_PER_KB).toFixed(1);

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

export const sizeRows = (empty: PageSize, others: readonly PageSize[]): string[][] =>
  [empty, ...others].map((page) => row(page, empty));

export function sizeVerdicts(empty: PageSize, pages: readonly PageSize[]): Verdict[] {
  const { firstKb, ofEmpty, touchedKb, htmlKb } = SIZE_TARGETS;
  const kb = { unit: ' kB', digits: 1 };
  const untouched = pages.filter(({ name }) => !SHOWS_ISLAND.includes(name));
  const touched = pages.filter(({ touchedFiles }) => touchedFiles !== null);
  return [
    verdictOn(untouched, {
      ...kb,
      what: 'JS of a first visit without a touch',
      limit: firstKb,
      value: (page) => scriptBytes(page) / BYTES_PER_KB,
    }),
    verdictOn(untouched, {
      what: 'the same, × empty Next page',
      limit: ofEmpty,
      digits: 3,
      value: (page) => scriptBytes(page) / scriptBytes(empty),
    }),
    verdictOn(touched, {
      ...kb,
      what: 'JS after a form was touched',
      limit: touchedKb,
      value: (page) => touchedBytes(page) / BYTES_PER_KB,
    }),
    verdictOn(pages, { ...kb, what: 'HTML, gzip', limit: htmlKb, value: ({ html }) => html / BYTES_PER_KB }),
  ];
}
