import { chromium, type Browser } from '@playwright/test';
import { ensureChromium, findChromium } from '../../programs';
import { LOOPBACK } from '../../process/ports';
import { Problem } from '../../process/problem';
import type { Supervisor } from '../../process/supervisor';

/** Starts a browser with a back/forward cache that connects to this machine only. */
export async function launchBrowser(supervisor: Supervisor, debuggingPort?: number): Promise<Browser> {
  const missing = await ensureChromium(supervisor);
  if (missing) throw new Problem(missing);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`,
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
    // Playwright switches the cache off; visitors' browsers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  supervisor.own(() => browser.close());
  return browser;
}
