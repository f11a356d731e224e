import type { Browser } from '@playwright/test';

/** Returns Lighthouse's own benchmark of this machine, which it runs in a page of the browser for a second. */
export async function machineBenchmark(browser: Browser): Promise<number> {
  // By import(), as in lighthouse/measure.ts.
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}
