/**
 * `npm run tool -- bench speed`: Lighthouse's performance on every template of Desert Hope, mobile preset, the median of five
 * runs, in rounds over all of them, beside an empty page of the same Next, Faust's page and Astro's. The processor is slowed to the
 * same phone on every machine (bench/lib/speed/slowdown.ts). bench web checks what must be 100 on any machine.
 */
import { siteOf } from '../site-config/brands';
import { startAstro } from './lib/astro/site';
import { findChromium } from '../script/lib/chromium';
import { Problem } from '../script/lib/process/problem';
import { pagesOf, type WantedPage } from './lib/lighthouse/pages';
import { createProgress } from './lib/lighthouse/progress';
import { runBrand } from './lib/lighthouse/run';
import { benchPort, startReference } from './lib/next/sites';
import type { SpeedResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { FAUST } from './lib/serve/table';
import { EMPTY, machineSpeed, medians, speedTable } from './lib/speed/table';
import { startBenchWordPress } from './lib/wordpress/start';

const RUNS = 5;
/** Pages of a short run. */
const SOME = ['front-page', 'page', 'single'];

/** Pages of other sites, which are served from now on. */
async function besides({ root, supervisor }: PartRun): Promise<WantedPage[]> {
  const { secrets, url } = await startBenchWordPress(await benchPort(0), supervisor);
  const faust = await startReference('faust-scaffold', {
    root,
    supervisor,
    port: await benchPort(20),
    content: { ...secrets, WORDPRESS_URL: url },
  });
  const empty = await startReference('empty-next', { root, supervisor, port: await benchPort(30) });
  const astro = await startAstro({ root, supervisor, wordPress: url });
  const plain = { meant: [], template: null, status: 200 };
  return [
    { ...plain, name: EMPTY, path: '/', origin: empty.url },
    { ...plain, name: FAUST, path: '/what-is-detox', origin: faust.url },
    ...(astro ? [{ ...plain, name: 'Astro article', path: '/', origin: astro.url }] : []),
  ];
}

async function measure(run: PartRun): Promise<SpeedResult> {
  const { root, supervisor, quick } = run;
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('No Chromium here: npx playwright install chromium.');
  const runs = quick ? 1 : RUNS;
  const templates = pagesOf(siteOf('DSH')).templates.filter(({ name }) => !quick || SOME.includes(name));
  const others = await besides(run);
  const pages = Array.from({ length: runs }, () => [...others, ...templates]).flat();
  const progress = createProgress(process.stderr, pages.length);
  const result = await runBrand({
    root,
    code: 'DSH',
    pages,
    categories: ['performance'],
    isCalibrated: true,
    executablePath,
    progress,
    supervisor,
  });
  const isOther = ({ name }: { name: string }) => others.some((other) => other.name === name);
  const all = medians(result.pages);
  return {
    runs,
    ...machineSpeed(result.pages),
    beside: all.filter(isOther),
    pages: all.filter((page) => !isOther(page)),
  };
}

runPart('speed', 'Lighthouse’s performance on every template, the median of five runs.', measure, speedTable);
