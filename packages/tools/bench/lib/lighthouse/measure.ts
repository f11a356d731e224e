import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Result } from 'lighthouse';
import { warmUp, type WantedPage } from './pages';

/** Lighthouse's categories that must be 100: performance depends on the machine. */
export const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof JUDGED)[number] | 'performance';

const REPORTS = '.build/bench/lighthouse';

export interface MeasuredPage {
  name: string;
  path: string;
  /** 0 to 100; null where Lighthouse has none. */
  scores: Partial<Record<Category, number | null>>;
  /** Largest contentful paint and total blocking time, ms; layout shift. */
  figures: { lcp: number | null; tbt: number | null; cls: number | null };
  faults: string[];
  passed: boolean;
}

export interface Measuring {
  origin: string;
  port: number;
  categories: readonly Category[];
  slowdown: number;
}

export const PRESET_SLOWDOWN = 4;
export const REFERENCE_BENCHMARK = 1500;

/** Returns how many times this machine must be slowed now to be the preset's phone, by Lighthouse's own benchmark. */
export async function calibratedSlowdown(browser: Browser): Promise<number> {
  // By import(), as below.
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const page = await browser.newPage();
  try {
    const benchmark = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return (PRESET_SLOWDOWN * benchmark) / REFERENCE_BENCHMARK;
  } finally {
    await page.close();
  }
}

const percent = (score: number | null | undefined): number | null =>
  typeof score === 'number' ? Math.round(score * 100) : null;

/** Returns the audits of the judged categories that count and have failed. A light one may fail while the category is rounded to 100. */
function faultsOf({ meant }: WantedPage, { categories, audits }: Pick<Result, 'categories' | 'audits'>): string[] {
  const counted = JUDGED.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const failed = counted.flatMap(({ id }) => {
    const { score = null, title = id } = audits[id] ?? {};
    return score === 1 || meant.includes(id) ? [] : [`${title} (${id})`];
  });
  const isOpen = meant.includes('is-crawlable') && audits['is-crawlable']?.score === 1;
  return isOpen ? [...failed, 'The page is open to search engines, and is meant to be hidden from them'] : failed;
}

export function judge(page: WantedPage, result: Pick<Result, 'categories' | 'audits'>): MeasuredPage {
  const { categories, audits } = result;
  const figure = (id: string) => audits[id]?.numericValue ?? null;
  const faults = faultsOf(page, result);
  const scores = Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, percent(score)]));
  const figures = {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
  return { name: page.name, path: page.path, scores, figures, faults, passed: faults.length === 0 };
}

/**
 * Runs Lighthouse's mobile preset on one page, as its first visitor with nothing stored. Of a page that fails, its own
 * report says which elements and what to do.
 */
export async function measurePage(
  { origin, port, categories, slowdown }: Measuring,
  page: WantedPage,
): Promise<MeasuredPage> {
  const unmeasured = (problem: string): MeasuredPage => ({
    ...judge(page, { categories: {}, audits: {} }),
    faults: [`Not measured: ${problem}`],
    passed: false,
  });
  const wrong = await warmUp(origin, page).catch((error: unknown) => `${page.path} does not respond: ${String(error)}`);
  if (wrong) return unmeasured(wrong);
  // By import(): require() would load it through tsx, whose helpers do not exist in the page, where Lighthouse's
  // functions run.
  const { default: lighthouse, generateReport } = await import('lighthouse');
  const run = async () =>
    lighthouse(origin + page.path, {
      port,
      onlyCategories: [...categories],
      throttling: { cpuSlowdownMultiplier: slowdown },
      logLevel: 'silent',
      // The "not found" page is one of the templates.
      ignoreStatusCode: page.status !== 200,
      disableFullPageScreenshot: true,
      // Without the browser's own choice cookies and storage of the page before would stay.
      clearStorageTypes: ['all'],
    });
  let result = await run();
  // Lighthouse could not measure, which says nothing about the page: a busy machine paints late.
  if (result?.lhr.runtimeError) result = await run();
  if (!result || result.lhr.runtimeError) return unmeasured(result?.lhr.runtimeError?.message ?? 'no result');
  const judged = judge(page, result.lhr);
  if (judged.passed) return judged;
  const file = `${REPORTS}/${page.name.replaceAll(/\W+/g, '-')}.html`;
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file, generateReport(result.lhr, 'html'));
  return { ...judged, faults: [...judged.faults, `See ${file}`] };
}
