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

export const test = base.extend<{ watch: Watch }>({
  watch: async ({ page }, use) => {
    await use(new Watch(page));
  },
});

export { expect };
