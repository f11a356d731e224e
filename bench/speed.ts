/**
 * `npm run bench:speed`: Lighthouse's performance on every template of Desert Hope, mobile preset, the median of three runs,
 * in rounds over all of them. What has to be 100 on any machine is bench:web's.
 */
import { sites } from '../site-config/brands';
import { findChromium } from '../script/lib/chromium';
import { Problem } from '../script/lib/process/problem';
import { pagesOf } from './lib/lighthouse/pages';
import { createProgress } from './lib/lighthouse/progress';
import { runBrand } from './lib/lighthouse/run';
import type { SpeedResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { medians, speedTable } from './lib/speed/table';

const RUNS = 3;
/** Pages of a short run. */
const SOME = ['front-page', 'page', 'single'];

async function measure({ root, supervisor, quick }: PartRun): Promise<SpeedResult> {
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('No Chromium here: npx playwright install chromium.');
  const runs = quick ? 1 : RUNS;
  const templates = pagesOf(sites.DSH).templates.filter(({ name }) => !quick || SOME.includes(name));
  const pages = Array.from({ length: runs }, () => templates).flat();
  const progress = createProgress(process.stderr, pages.length);
  const result = await runBrand({ root, code: 'DSH', pages, categories: ['performance'], executablePath, progress, supervisor });
  return { runs, pages: medians(result.pages) };
}

runPart('speed', 'Lighthouse’s performance on every template, the median of three runs.', measure, speedTable);
