import { connect, type Page } from 'puppeteer-core';
import { templatePages } from '../../../../e2e/support/templates';
import { LOOPBACK, nextFreePort } from '../../process/ports';
import { launchBrowser } from '../lib/browser';
import { calibratedSlowdown } from '../lib/lighthouse/calibrate';
import { median } from '../lib/numbers';
import { startFootbridge } from '../lib/sites';
import type { UserFlow } from 'lighthouse';
import type { Part } from '../lib/part';

const RUNS = 5;
const DEBUGGING_PORT = 22_000;
const FIELD = '[data-island-when=visible] :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)';

interface Scenario {
  name: string;
  path: string;
  /** Lighthouse's audit, and its limit, ms. */
  audit: 'interaction-to-next-paint' | 'largest-contentful-paint';
  limitMs: number;
  act: (page: Page) => Promise<void>;
}

const type = async (page: Page): Promise<void> => {
  const field = await page.waitForSelector(FIELD);
  await field?.scrollIntoView();
  await field?.tap();
  await page.keyboard.type('Blue', { delay: 50 });
};

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'tap on the menu → drawer painted',
    path: '/',
    audit: 'interaction-to-next-paint',
    limitMs: 100,
    act: async (page) => {
      await page.tap('.masthead > .menu');
      await page.waitForSelector('body > dialog[open]');
    },
  },
  {
    name: 'letters typed into the insurance form → painted',
    path: templatePages['template-insurance-verification'],
    audit: 'interaction-to-next-paint',
    limitMs: 150,
    act: type,
  },
  {
    name: 'letters typed into a form below the fold → painted',
    path: templatePages['single-facility'],
    audit: 'interaction-to-next-paint',
    limitMs: 150,
    act: type,
  },
  {
    name: 'link → next page painted',
    path: '/',
    audit: 'largest-contentful-paint',
    limitMs: 600,
    act: async (page) => page.tap('main a[href^="/"]'),
  },
];

/** Adds one interaction to a flow: a navigation where it measures the next page's paint. */
async function record(flow: UserFlow, page: Page, origin: string, { name, path, audit, act }: Scenario) {
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  const isNavigation = audit === 'largest-contentful-paint';
  await (isNavigation ? flow.startNavigation({ name }) : flow.startTimespan({ name }));
  await act(page);
  await (isNavigation ? flow.endNavigation() : flow.endTimespan());
}

export const INTERACTIONS: Part = {
  about: 'What a visitor waits for after a touch on a slow phone: menu, form, the next page, back',
  minutes: { full: 6, quick: 2 },
  async measure({ supervisor, isQuick, say }) {
    const port = await nextFreePort(DEBUGGING_PORT);
    const browser = await launchBrowser(supervisor, port);
    const { url } = await startFootbridge(supervisor);
    const puppeteer = await connect({ browserURL: `http://${LOOPBACK}:${port}`, defaultViewport: null });
    // By import(), as in measure.ts.
    const { startFlow } = await import('lighthouse');
    const runs = isQuick ? 1 : RUNS;
    const found = new Map<string, number[]>();
    const note = (name: string, value: number) => {
      say(`${name}: ${value.toFixed(0)}`);
      found.set(name, [...(found.get(name) ?? []), value]);
    };
    for (let run = 0; run < runs; run += 1) {
      const context = await puppeteer.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
      const flow = await startFlow(page, {
        flags: {
          throttlingMethod: 'devtools',
          throttling: { cpuSlowdownMultiplier: await calibratedSlowdown(browser) },
          onlyAudits: ['interaction-to-next-paint', 'largest-contentful-paint', 'bf-cache'],
          disableStorageReset: true,
          logLevel: 'silent',
        },
      });
      for (const scenario of SCENARIOS) await record(flow, page, url, scenario);
      const { steps } = await flow.createFlowResult();
      for (const [index, { name, audit }] of SCENARIOS.entries())
        note(name, steps[index]?.lhr.audits[audit]?.numericValue ?? Number.NaN);
      note('back', steps.at(-1)?.lhr.audits['bf-cache']?.score ?? 0);
      await context.close();
    }
    await puppeteer.disconnect();
    const of = (name: string) => found.get(name) ?? [];
    const isRestored = Math.min(...of('back')) === 1;
    const rows = SCENARIOS.map(({ name }) => [
      name,
      ...[median(of(name)), Math.min(...of(name)), Math.max(...of(name))].map((ms) => ms.toFixed(0)),
    ]);
    return {
      verdicts: [
        ...SCENARIOS.map(({ name, limitMs }) => ({
          what: name,
          target: `≤ ${limitMs} ms`,
          measured: `${median(of(name)).toFixed(0)} ms`,
          isMet: median(of(name)) <= limitMs,
        })),
        {
          what: 'back → from the back/forward cache',
          target: 'yes',
          measured: isRestored ? 'yes' : 'no',
          isMet: isRestored,
        },
      ],
      table: { head: ['interaction', 'median ms', 'least', 'most'], rows },
      notes: [
        `Lighthouse’s user flow, medians of ${runs}: a slow phone (4G, processor slowed to Lighthouse’s), each in a browser that has nothing stored.`,
      ],
    };
  },
};
