import { templatePages } from '../../../../e2e/support/templates';
import { featuresEnvironment } from '../../server/features';
import { launchBrowser } from '../lib/browser';
import { EMPTY, startEmpty, startFootbridge } from '../lib/sites';
import { visitForSize, type PageSize } from '../lib/size/visit';
import { type Part, verdictOn, type Verdict } from '../lib/section';

const BYTES_PER_KB = 1000;
const kilobytes = (bytes: number): string => (bytes / BYTES_PER_KB).toFixed(1);

/** Targets, reported without failing: a growing page needs a look but is not broken. Kilobytes are gzip. */
const SIZE_TARGETS = { firstKb: 20, ofEmpty: 0.18, touchedKb: 110, htmlKb: 16 } as const;

/** Templates with a form or a chart above the fold: its code loads without interaction. */
const SHOWS_ISLAND = ['template-insurance-verification', 'template-compare-facilities'];

/** Bytes of all that runs or configures in a first visit without a touch. */
const scriptBytes = ({ files, inline }: PageSize): number => files + inline;
const touchedBytes = ({ touchedFiles, inline }: PageSize): number => (touchedFiles ?? Number.NaN) + inline;

const COLUMNS: readonly (readonly [head: string, cell: (page: PageSize, empty: PageSize) => string])[] = [
  ['first visit', ({ name }) => name],
  ['JS kB', (page) => kilobytes(scriptBytes(page))],
  ['files', ({ files }) => kilobytes(files)],
  ['inline', ({ inline }) => kilobytes(inline)],
  ['× empty', (page, empty) => (scriptBytes(page) / scriptBytes(empty)).toFixed(2)],
  ['after a touch', (page) => (page.touchedFiles === null ? '–' : kilobytes(touchedBytes(page)))],
  ['HTML kB', ({ html }) => kilobytes(html)],
  ['ld+json', ({ linkedData }) => kilobytes(linkedData)],
  ['everything kB', ({ everything }) => kilobytes(everything)],
  ['requests', ({ requests }) => String(requests)],
];

function sizeVerdicts(empty: PageSize, pages: readonly PageSize[]): Verdict[] {
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

const SOME = ['front-page', 'page', 'single', 'single-facility'];

export const SIZE: Part = {
  about: 'What a first visit loads, and what a touch adds, beside an empty Next page',
  minutes: { full: 7, quick: 5 },
  async measure({ supervisor, isQuick, say }) {
    const browser = await launchBrowser(supervisor);
    const visit = (name: string, url: string) => {
      say(name);
      return visitForSize(browser, name, url);
    };
    const visitAll = async (origin: string, names: readonly string[] | null) => {
      const pages: PageSize[] = [];
      for (const [name, path] of Object.entries(templatePages))
        if (!names || names.includes(name)) pages.push(await visit(name, origin + path));
      return pages;
    };
    const site = await startFootbridge(supervisor);
    const empty = await visit(EMPTY, `${await startEmpty(supervisor)}/`);
    const pages = await visitAll(site.url, isQuick ? SOME : null);
    const vendors = isQuick ? null : await startFootbridge(supervisor, { env: featuresEnvironment });
    const withVendors = vendors ? await visitAll(vendors.url, SOME) : [];
    const named = withVendors.map((page) => ({ ...page, name: `${page.name}, with vendors` }));
    return {
      verdicts: sizeVerdicts(empty, pages),
      table: {
        head: COLUMNS.map(([head]) => head),
        rows: [empty, ...pages, ...named].map((page) => COLUMNS.map(([, cell]) => cell(page, empty))),
      },
      notes: [
        `All as it was sent, gzip. ${SHOWS_ISLAND.join(' and ')} show a form or a chart in the first window: they are judged by the aim for a touched form.`,
      ],
    };
  },
};
