/**
 * `npm run tool -- bench visit`: every template of the built site at 390 and 1280 px in Chromium, for a visitor of whom everything is
 * known (score 2, a facility near by, sticky bar open and folded): layout shift and largest paint.
 * Uses Desert Hope with its embedded content; prints a table and writes .build/bench/visit.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { otherPages, templatePages } from '../e2e/support/templates';
import { ensureBuild } from '../script/lib/build/build';
import { buildEnvironment } from '../script/lib/build/environment';
import { findChromium } from '../script/lib/chromium';
import { nextFreePort } from '../script/lib/process/ports';
import { endOnError } from '../script/lib/process/end-on-error';
import { Problem } from '../script/lib/process/problem';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import { startBenchSite } from './lib/bench-site';
import { SCREENS, visitPage, type VisitedPage } from './lib/visit';
import { visitTable } from './lib/visit-table';

const PAGES = [...Object.entries(templatePages), ...Object.entries(otherPages), ['404', '/no-such-page/']] as const;

const root = process.cwd();
const supervisor = createSupervisor();

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('No Chromium here: npx playwright install chromium.');
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });
  await ensureBuild({ root, env, supervisor, report: console.log });
  const site = await startBenchSite(root, await nextFreePort(21_700), supervisor);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

  const pages: VisitedPage[] = [];
  for (const screen of SCREENS) {
    // The first visit renders and caches the page; the second one is measured.
    for (const page of PAGES) await fetch(site.url + page[1]);
    for (const page of PAGES) pages.push(await visitPage(browser, site.url, page, screen));
  }
  const [phone] = SCREENS;
  if (!phone) throw new Problem('No screen to measure.');
  const stranger = await visitPage(browser, site.url, ['a first visit', '/'], phone, false);
  await browser.close();
  await supervisor.stop();

  mkdirSync(join(root, '.build/bench'), { recursive: true });
  writeFileSync(join(root, '.build/bench/visit.json'), `${JSON.stringify({ pages, stranger }, null, 2)}\n`);
  console.log(`\n${visitTable(pages, stranger)}`);
}

main()
  .then(() => process.exit(0))
  .catch(endOnError(supervisor));
