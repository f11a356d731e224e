import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { templatePages } from '../../../e2e/support/templates';
import { quietness } from '../size/visit';
import { momentOf, watch, type Moment } from './watch';

/** The result of one run of an interaction. */
export interface Outcome {
  ms: number;
  /** Another expectation that failed; null where none did. */
  failure: string | null;
}

export interface Scenario {
  what: string;
  /** The limit, ms. */
  target: number;
  /** @param origin of the site, which has the pages cached */
  run: (page: Page, origin: string) => Promise<Outcome>;
}

/**
 * A slow phone: processor four times slower, 150 ms for each response, 1.6 Mbit/s down and 0.75 up, Lighthouse's slow
 * 4G.
 */
export async function slowPage(context: BrowserContext): Promise<Page> {
  // tsx wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped');
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const WITHIN_MS = 20_000;

/** Waits until the first of some things happened in the page after another. Returns the time between, ms. */
async function between(page: Page, from: Moment, ...to: Moment[]): Promise<number> {
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await sleep(50)) {
    // A page that is being left cannot run scripts.
    const [began, ...ends] = await Promise.all([from, ...to].map((moment) => momentOf(page, moment))).catch(() => []);
    const ended = ends.find((end) => end !== null && began && end >= began);
    if (began && ended) return ended - began;
  }
  throw new Error(`${to.join(' or ')} did not come within ${WITHIN_MS / 1000} s after ${from} on ${page.url()}.`);
}

async function settled(page: Page, url: string): Promise<void> {
  const quiet = quietness(page);
  await page.goto(url);
  await quiet();
}

const FIELD =
  '[data-island-when=visible] :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea):visible';
const TYPED = 'Blue';

/** Touches the first field, types, and waits until the form works. */
async function typeInField(page: Page): Promise<Outcome> {
  const field = page.locator(FIELD).first();
  await field.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await field.tap();
  await page.keyboard.type(TYPED, { delay: 50 });
  const ms = await between(page, 'touched', 'hydrated');
  const value = await field.inputValue();
  return { ms, failure: value === TYPED ? null : `typed ${TYPED}, the field has “${value}”` };
}

/** Follows a link of the front page's first window. */
async function followLink(page: Page, origin: string): Promise<number> {
  await settled(page, `${origin}/`);
  await page.locator('main a[href^="/"]:visible').first().tap();
  return between(page, 'touched', 'painted');
}

export const SCENARIOS: readonly Scenario[] = [
  {
    what: 'tap on the menu → drawer painted',
    target: 100,
    run: async (page, origin) => {
      await settled(page, `${origin}/`);
      await page.locator('.masthead > .menu').tap();
      return { ms: await between(page, 'touched', 'drawer'), failure: null };
    },
  },
  {
    what: 'field touched → form works, page settled',
    target: 150,
    run: async (page, origin) => {
      await settled(page, origin + templatePages['template-insurance-verification']);
      return typeInField(page);
    },
  },
  {
    what: 'field touched → form works, at the first paint',
    target: 700,
    run: async (page, origin) => {
      await page.goto(origin + templatePages['template-insurance-verification'], { waitUntil: 'commit' });
      await page.waitForFunction(() => sessionStorage.getItem('bench.painted'));
      return typeInField(page);
    },
  },
  {
    what: 'field below the fold scrolled to and touched → form works',
    target: 700,
    run: async (page, origin) => {
      await settled(page, origin + templatePages['single-facility']);
      return typeInField(page);
    },
  },
  {
    what: 'link → next page painted',
    target: 600,
    run: async (page, origin) => ({ ms: await followLink(page, origin), failure: null }),
  },
  {
    what: 'back → page painted',
    target: 150,
    run: async (page, origin) => {
      await followLink(page, origin);
      await page.waitForLoadState('load');
      await page.evaluate(() => {
        sessionStorage.setItem('bench.touched', String(performance.timeOrigin + performance.now()));
        // Not before this call has returned.
        setTimeout(() => history.back());
      });
      const ms = await between(page, 'touched', 'restored', 'painted');
      const reasons = await page.evaluate(() =>
        JSON.stringify(
          performance
            .getEntriesByType('navigation')
            .map((entry) => ('notRestoredReasons' in entry ? entry.notRestoredReasons : null)),
        ),
      );
      return {
        ms,
        failure: (await momentOf(page, 'restored')) === null ? `not from the back/forward cache: ${reasons}` : null,
      };
    },
  },
];
