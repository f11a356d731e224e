import { siteOf } from '../../../../site-config/brands';
import { nextFreePort } from '../../process/ports';
import { launchBrowser } from '../lib/browser';
import {
  calibratedSlowdown,
  measurePage,
  PRESET_SLOWDOWN,
  REFERENCE_BENCHMARK,
  type MeasuredPage,
} from '../lib/lighthouse/measure';
import { pagesOf, type WantedPage } from '../lib/lighthouse/pages';
import { median, verdictOn, type Aim, type Part, type Verdict } from '../lib/section';
import { EMPTY, startEmpty, startFootbridge } from '../lib/sites';

const RUNS = 5;
const SOME = ['front-page', 'page', 'single'];
const DEBUGGING_PORT = 22_000;
const TARGETS = { performance: 97, lcpMs: 1100, tbtMs: 100, cls: 0 } as const;

interface SpeedPage {
  name: string;
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
}

function mediansOf(name: string, runs: readonly MeasuredPage[]): SpeedPage {
  const of = (value: (page: MeasuredPage) => number | null | undefined) =>
    median(runs.map((page) => value(page) ?? Number.NaN));
  return {
    name,
    performance: of(({ scores }) => scores.performance),
    lcp: of(({ figures }) => figures.lcp),
    tbt: of(({ figures }) => figures.tbt),
    cls: of(({ figures }) => figures.cls),
  };
}

function speedVerdicts(empty: SpeedPage, pages: readonly SpeedPage[]): Verdict[] {
  const performance = { isLeast: true, value: (page: SpeedPage) => page.performance } as const;
  const aims: Aim<SpeedPage>[] = [
    { what: 'performance of every template', limit: TARGETS.performance, ...performance },
    { what: 'the same, beside the empty Next page', limit: Math.round(empty.performance), ...performance },
    { what: 'blocking time', limit: TARGETS.tbtMs, unit: ' ms', value: ({ tbt }) => tbt },
    { what: 'largest paint', limit: TARGETS.lcpMs, unit: ' ms', value: ({ lcp }) => lcp },
    { what: 'layout shift', limit: TARGETS.cls, digits: 3, value: ({ cls }) => cls },
  ];
  return aims.map((aim) => verdictOn(pages, aim));
}

export const SPEED: Part = {
  about: 'Lighthouse’s performance of every template, the median of five runs',
  minutes: { full: 25, quick: 2 },
  async measure({ supervisor, isQuick, say }) {
    const port = await nextFreePort(DEBUGGING_PORT);
    const browser = await launchBrowser(supervisor, port);
    const site = await startFootbridge(supervisor);
    const other = { meant: [], template: null, status: 200 };
    const wanted: (WantedPage & { origin: string })[] = [
      { ...other, name: EMPTY, path: '/', origin: await startEmpty(supervisor) },
      ...pagesOf(siteOf('DSH'))
        .templates.filter(({ name }) => !isQuick || SOME.includes(name))
        .map((page) => ({ ...page, origin: site.url })),
    ];
    const runs = isQuick ? 1 : RUNS;
    const slowdowns: number[] = [];
    const measured: MeasuredPage[] = [];
    // In rounds over all pages, so that other work of the machine affects all alike.
    for (let round = 1; round <= runs; round += 1)
      for (const page of wanted) {
        // Before each page, because other work changes the speed of a shared machine.
        const slowdown = await calibratedSlowdown(browser);
        const result = await measurePage({ origin: page.origin, port, categories: ['performance'], slowdown }, page);
        say(`round ${round} of ${runs}: ${page.name} ${result.scores.performance ?? result.faults.join()}`);
        slowdowns.push(slowdown);
        measured.push(result);
      }
    const all = wanted.map(({ name }) =>
      mediansOf(
        name,
        measured.filter((page) => page.name === name),
      ),
    );
    const [empty = mediansOf(EMPTY, []), ...templates] = all;
    return {
      verdicts: speedVerdicts(empty, templates),
      table: {
        head: ['page', 'performance', 'LCP s', 'TBT ms', 'CLS'],
        rows: all.map(({ name, performance, lcp, tbt, cls }) => [
          name,
          performance.toFixed(0),
          (lcp / 1000).toFixed(2),
          tbt.toFixed(0),
          cls.toFixed(3),
        ]),
      },
      notes: [
        `Medians of ${runs}. The processor was slowed ${median(slowdowns).toFixed(1)} times, to a phone of Lighthouse’s (${PRESET_SLOWDOWN} times on a machine of ${REFERENCE_BENCHMARK.toLocaleString('en-US')} by its own benchmark).`,
      ],
    };
  },
};
