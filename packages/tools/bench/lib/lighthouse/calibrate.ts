import type { Browser } from '@playwright/test';

/** How many times Lighthouse's mobile preset slows the processor. */
export const PRESET_SLOWDOWN = 4;
/** The machine that the preset assumes, by Lighthouse's own benchmark: 1,200 to 2,100. */
export const REFERENCE_BENCHMARK = 1500;

/** Returns how many times this machine must be slowed now to be the preset's phone, by Lighthouse's own benchmark. */
export async function calibratedSlowdown(browser: Browser): Promise<number> {
  // By import(), as in measure.ts.
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const page = await browser.newPage();
  try {
    const benchmark = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return (PRESET_SLOWDOWN * benchmark) / REFERENCE_BENCHMARK;
  } finally {
    await page.close();
  }
}
