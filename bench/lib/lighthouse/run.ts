import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../../script/lib/build/build';
import { buildEnvironment } from '../../../script/lib/build/environment';
import { nextFreePort } from '../../../script/lib/process/ports';
import { createSupervisor, type Supervisor } from '../../../script/lib/process/supervisor';
import type { SiteCode } from '../../../site-config/types';
import { startBenchSite } from '../bench-site';
import type { Category } from './categories';
import type { JudgedPage } from './judge';
import { machineLoad, type Load } from '../load';
import { measurePage } from './measure';
import type { WantedPage } from './pages';
import { machineBenchmark } from '../speed/machine-benchmark';
import { slowdownOf } from '../speed/slowdown';
import type { Progress } from './progress';

export interface BrandRun {
  root: string;
  code: SiteCode;
  pages: readonly WantedPage[];
  categories: readonly Category[];
  /** The processor is slowed by this machine's own benchmark, not by the preset's number. */
  isCalibrated?: boolean;
  executablePath: string;
  progress: Progress;
  /** Owns everything that is started. */
  supervisor: Supervisor;
}

export interface BrandResult {
  pages: JudgedPage[];
  /** Before and after, while nothing was measured. */
  loads: Load[];
  browser: string;
}

const FIRST_PORT = 21_900;

/** Builds one brand where that is needed, serves it, and measures its pages one after another. All it started has ended with it. */
export async function runBrand({
  root,
  code,
  pages,
  categories,
  isCalibrated,
  executablePath,
  progress,
  supervisor,
}: BrandRun): Promise<BrandResult> {
  const own = createSupervisor();
  supervisor.own(() => own.stop());
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });
  await ensureBuild({ root, env, supervisor: own, report: console.error });
  const site = await startBenchSite(root, await nextFreePort(FIRST_PORT), own, siteLog(root, code), code);
  const port = await nextFreePort(FIRST_PORT + 100);
  // Playwright's browsers have no back/forward cache; visitors' browsers do.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  own.own(() => browser.close());

  const measureAll = async () => {
    const loads = [await machineLoad()];
    const judged: JudgedPage[] = [];
    for (const page of pages) {
      progress.begins(code, page.name);
      // Before each page, because other work changes the speed of a shared machine.
      const slowdown = isCalibrated ? slowdownOf(await machineBenchmark(browser)) : undefined;
      const origin = page.origin ?? site.url;
      const result = await measurePage({ site: code, origin, port, categories, slowdown }, page);
      progress.measured(result);
      judged.push(result);
    }
    loads.push(await machineLoad());
    return { pages: judged, loads, browser: browser.version() };
  };
  const result = await Promise.race([measureAll(), site.failed]);
  await own.stop();
  return result;
}

/** The site's output goes to a file, because the progress would make it unreadable. */
function siteLog(root: string, code: SiteCode): (text: string) => void {
  const folder = join(root, '.build/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `web-${code}.log`);
  writeFileSync(file, '');
  return (text) => appendFileSync(file, text);
}
