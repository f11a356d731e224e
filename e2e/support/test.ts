import { expect, test as base, type Page } from '@playwright/test';

/** What went wrong on a page without anybody looking: errors in the console (React reports hydration there), failed requests. */
export class Watch {
  readonly problems: string[] = [];
  /** Addresses that the browser asked for, in order. */
  readonly requests: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' || /hydrat/i.test(text)) this.problems.push(`console: ${text}`);
    });
    page.on('pageerror', (error) => this.problems.push(`error: ${error.message}`));
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // The browser gives up what the next page does not need.
      if (why !== 'net::ERR_ABORTED') this.problems.push(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`status: ${response.status()} ${response.url()}`);
    });
  }

  /** Forgets what an earlier page brought. */
  reset(): void {
    this.problems.length = 0;
    this.requests.length = 0;
  }
}

/** Longer than any page's scripts take. */
const PATIENCE = 10_000;

/** Pages whose scripts never come: nobody waits for them. */
const scriptless = new WeakSet<Page>();

/** Lets none of the site's scripts through to the page, which may run others. */
export async function keepScriptsAway(page: Page): Promise<void> {
  scriptless.add(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
}

/** Waits until React has taken over, as somebody does who uses a page that they have just read. Scripts begin after `load` (docs/decisions/0021). */
export async function untilHydrated(page: Page): Promise<void> {
  // React marks each element that it has taken over, the page's <main> after the frame around it. Not by the browser's own
  // measures: a test's clock hides them.
  const isDone = () => !document.querySelector('script[type="text/late"]') || Object.keys(document.querySelector('#page-content > *') ?? {}).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(isDone, undefined, { timeout: PATIENCE }).catch(() => undefined);
}

export const test = base.extend<{ watch: Watch }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const { goto, reload, clock } = page;
      const { pauseAt } = clock;
      let isStopped = false;
      clock.pauseAt = (time) => {
        isStopped = true;
        return pauseAt.call(clock, time);
      };
      // Scripts begin by a timer, and a stopped clock's timers are the test's to run.
      const untilRun = () => (isStopped || scriptless.has(page) ? undefined : untilHydrated(page));
      page.goto = async (...asked) => {
        const response = await goto.apply(page, asked);
        await untilRun();
        return response;
      };
      page.reload = async (...asked) => {
        const response = await reload.apply(page, asked);
        await untilRun();
        return response;
      };
    }
    await use(page);
  },
  watch: async ({ page }, use) => {
    await use(new Watch(page));
  },
});

export { expect };
