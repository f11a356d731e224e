import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../script/lib/chromium';
import { LOOPBACK } from '../../script/lib/process/ports';
import { Problem } from '../../script/lib/process/problem';
import type { Supervisor } from '../../script/lib/process/supervisor';

/** Starts a browser that connects to this machine only and has a back/forward cache. It ends with the supervisor. */
export async function launchBrowser(supervisor: Supervisor): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('No Chromium here: npx playwright install chromium.');
  const args = ['--no-sandbox', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`];
  // Playwright switches the cache off; visitors' browsers have it.
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  supervisor.own(() => browser.close());
  return browser;
}
