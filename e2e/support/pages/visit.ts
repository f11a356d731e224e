import type { Browser, Page } from '@playwright/test';
import { respondForOtherSites } from '../other-sites';
import { PolicyWatch } from '../policy-watch';
import { untilScriptsRun, Watch } from '../test';

/** A page that is open, and what happened while it loaded. */
export interface Visit {
  page: Page;
  status: number;
  /** The server's HTML. */
  html: string;
  /** Console errors and failed requests while the page loaded and was scrolled through. */
  problems: string[];
  /** URLs that the browser requested in that time, in order. */
  requests: string[];
  /** Violations of the page's policies so far. */
  policy: PolicyWatch;
}

/** Device pixels of a CSS pixel, as on the phones and screens that most visitors have. */
const PHONE_SCALE = 3;
const DESKTOP_SCALE = 2;

/** Opens a page with reduced motion, waits until its scripts run, and scrolls to its end and back, so that lazy content loads. */
export async function openVisit(
  browser: Browser,
  path: string,
  { isPhone, baseURL }: { isPhone: boolean; baseURL: string | undefined },
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    deviceScaleFactor: isPhone ? PHONE_SCALE : DESKTOP_SCALE,
  });
  const policy = await PolicyWatch.of(context);
  const page = await context.newPage();
  const watch = new Watch(page);
  await respondForOtherSites(context, baseURL);
  const response = await page.goto(path);
  await untilScriptsRun(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return {
    page,
    status: response?.status() ?? 0,
    html: (await response?.text()) ?? '',
    problems: [...watch.problems],
    requests: [...watch.requests],
    policy,
  };
}
