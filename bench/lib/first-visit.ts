import { chromium, type Browser, type Response } from '@playwright/test';
import { findChromium } from '../../script/lib/chromium';
import type { Supervisor } from '../../script/lib/process/supervisor';
import { gzip } from './page-weight';
import type { FirstVisit } from './results/schemas';
import { SCREENS } from './visit';

/** How long a page has to be quiet before nothing more is expected; the late code starts when the page is idle. */
const QUIET_MS = 2000;

/** Pictures and fonts are compressed by themselves. */
const isText = (response: Response) => /text|javascript|json|xml|svg/.test(response.headers()['content-type'] ?? '');

/** Null where there is no Chromium. It is closed with the supervisor. */
export async function launchBrowser(supervisor: Supervisor): Promise<Browser | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  supervisor.own(() => browser.close());
  return browser;
}

/** Opens a page on a phone as somebody who was never here, touches nothing, and weighs all that came. */
export async function firstVisit(browser: Browser, name: string, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(SCREENS[0]?.options);
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    let last = performance.now();
    page.on('request', () => (last = performance.now()));
    page.on('response', (response) => {
      last = performance.now();
      responses.push(response);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
    const sizes = await Promise.all(
      responses.map(async (response) => {
        // A redirect, and what the page broke off, has none.
        const bytes = await response.body().catch(() => Buffer.alloc(0));
        return { isScript: response.request().resourceType() === 'script', size: isText(response) ? gzip(bytes) : bytes.length };
      }),
    );
    const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0);
    return { name, scripts: sum(sizes.filter(({ isScript }) => isScript)), total: sum(sizes), requests: responses.length };
  } finally {
    await context.close();
  }
}
