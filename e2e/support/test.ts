import { expect, test as base, type Page } from '@playwright/test';

/** Records a page's hidden problems: console errors (React reports hydration there), failed requests. */
export class Watch {
  readonly problems: string[] = [];
  /** Addresses that the browser requested, in order. */
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
      // The browser aborts what the next page does not need.
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
const SCRIPTS_TIMEOUT_MS = 10_000;

/**
 * Waits until the page's script has started (after `load`) and the islands in the window are hydrated, which is before
 * a visitor who has read the page uses it.
 */
export async function untilScriptsRun(page: Page): Promise<void> {
  const isDone = () => {
    if (document.querySelector('meta[name="deferred-script"]') && document.documentElement.dataset.script !== 'started')
      return false;
    return Array.from(document.querySelectorAll('[data-island-when="visible"]')).every((island) => {
      const box = island.firstElementChild?.getBoundingClientRect();
      const isInWindow = box && box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
      return !isInWindow || !['waiting', 'loading'].includes(island.getAttribute('data-island-status') ?? '');
    });
  };
  await page.waitForFunction(isDone, undefined, { timeout: SCRIPTS_TIMEOUT_MS }).catch(() => undefined);
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
      const untilRun = () => (isStopped ? undefined : untilScriptsRun(page));
      page.goto = async (...options) => {
        const response = await goto.apply(page, options);
        await untilRun();
        return response;
      };
      page.reload = async (...options) => {
        const response = await reload.apply(page, options);
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
