import type { Category } from './categories';
import { judge, unmeasured, type JudgedPage } from './judge';
import { PRESET_SLOWDOWN } from '../speed/slowdown';
import { warmUp, type WantedPage } from './pages';

export interface Measuring {
  site: string;
  /** Of the served site, without a slash at its end. */
  origin: string;
  /** The browser's debugging port. */
  port: number;
  categories: readonly Category[];
  /** How many times slower the processor is made; by default Lighthouse's preset. */
  slowdown?: number;
}

/** Runs Lighthouse's mobile preset on one page, as its first visitor with nothing stored. */
export async function measurePage(
  { site, origin, port, categories, slowdown = PRESET_SLOWDOWN }: Measuring,
  page: WantedPage,
): Promise<JudgedPage> {
  const wrong = await warmUp(origin, page);
  if (wrong) return unmeasured(site, page, wrong);
  // By import(): require() would load it through tsx, whose helpers do not exist in the page, where Lighthouse's
  // functions run.
  const { default: lighthouse } = await import('lighthouse');
  const run = async () =>
    lighthouse(origin + page.path, {
      port,
      onlyCategories: [...categories],
      throttling: { cpuSlowdownMultiplier: slowdown },
      logLevel: 'silent',
      output: 'json',
      // The "not found" page is one of the templates.
      ignoreStatusCode: page.status !== 200,
      // It is not used, and takes a second.
      disableFullPageScreenshot: true,
      // Without the browser's own choice cookies and storage of the page before would stay.
      clearStorageTypes: ['all'],
    });
  let result = await run();
  // Lighthouse could not measure, which says nothing about the page: a busy machine paints late.
  if (result?.lhr.runtimeError) result = await run();
  return result ? judge(site, page, result.lhr) : unmeasured(site, page, 'Lighthouse gave no result');
}
