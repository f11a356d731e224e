import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { FACILITIES, facilityUrl } from '../../site-config/facilities';

export interface Screen {
  width: 390 | 1280;
  options: BrowserContextOptions;
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The two widths of every screen. */
export const SCREENS: readonly Screen[] = [
  { width: 390, options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: PHONE } },
  { width: 1280, options: { viewport: { width: 1280, height: 800 } } },
];

/** The result of one visit to one page. */
export interface VisitedPage {
  name: string;
  width: number;
  hasBar: boolean;
  hasTab: boolean;
  /** Every shift of the visit, also those after a touch: stricter than the browser's own sum. */
  shift: number;
  /** What the largest shift moved. */
  moved: string;
  /** Largest contentful paint, ms; null where the browser reported none. */
  paint: number | null;
}

interface Measurements {
  shift: number;
  /** The largest single shift, and what it moved. */
  largest: number;
  moved: string;
  paint: number | null;
}

/** TypeScript's own library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The measurements of `observe` so far. */
    measured?: Measurements;
  }
}

/** A visitor of whom everything is known: score 2, a facility near by. Runs in the page before its own scripts. */
function rememberVisitor(facility: object): void {
  const store = (storage: Storage, key: string, state: object) =>
    storage.setItem(key, JSON.stringify({ state, version: 1 }));
  const geolocation = { facility, distance: 2, nearest: facility, city: 'Las Vegas', region: 'NV', country: 'US' };
  store(localStorage, 'footbridge.local', {
    callTrackingIntentScore: 2,
    history: ['/'],
    lastVisitedTimestamp: Date.now() - 60_000,
  });
  store(sessionStorage, 'footbridge.session', { geolocation, isNotificationBarOpen: true });
}

function observe(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
  const measured: Measurements = { shift: 0, largest: 0, moved: '', paint: null };
  window.measured = measured;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (!isShift(entry)) return;
    const { value, sources } = entry;
    measured.shift += value;
    if (value <= measured.largest) return;
    measured.largest = value;
    measured.moved = sources
      .map(({ node }) => `${node?.nodeName.toLowerCase()}${node instanceof Element ? `.${node.className}` : ''}`)
      .join(', ');
  });
  watch('largest-contentful-paint', ({ startTime }) => (measured.paint = startTime));
}

function nearby(): object {
  const known = FACILITIES.find(({ siteKey }) => siteKey === 'DSH');
  if (!known) throw new Error('No facility of Desert Hope is known.');
  const { siteKey, chartFacName, img, description, radius } = known;
  return { siteKey, chartFacName, img, description, radius, url: facilityUrl(known), distance: 2 };
}

/** Folds the bar and opens it again, then goes to the page's end and back: whatever may jump has done so. */
async function useEverything(page: Page): Promise<boolean> {
  const toggle = page.locator('.sticky-bar-toggle');
  const hasBar = (await toggle.count()) > 0;
  for (const expanded of hasBar ? ['false', 'true'] : []) {
    await toggle.evaluate(
      (button: HTMLElement, wanted) => button.getAttribute('aria-expanded') !== wanted && button.click(),
      expanded,
    );
    await page.waitForFunction(() => document.getAnimations().length === 0);
  }
  for (const share of [1, 0]) {
    await page.evaluate(
      (part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
      share,
    );
    await page.waitForLoadState('networkidle');
  }
  return hasBar;
}

/** Visits one page in its own browser, with everything on that a visitor may have (`isKnown`) or as a stranger. */
export async function visitPage(
  browser: Browser,
  origin: string,
  [name, path]: readonly [string, string],
  { width, options }: Screen,
  isKnown = true,
): Promise<VisitedPage> {
  const context = await browser.newContext(options);
  try {
    // tsx wraps functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped');
    if (isKnown) await context.addInitScript(rememberVisitor, nearby());
    await context.addInitScript(observe);
    const page = await context.newPage();
    await page.goto(origin + path);
    // The deferred code writes to the storage; then it loads and renders.
    await page.waitForFunction(() => localStorage.getItem('footbridge.local')?.includes(location.pathname));
    await page.waitForLoadState('networkidle');
    const hasBar = await useEverything(page);
    const hasTab = (await page.locator('.geotarget-tab').count()) > 0;
    const measured = await page.evaluate(() => window.measured);
    if (!measured) throw new Error(`Nothing was measured on ${path}.`);
    const { shift, moved, paint } = measured;
    return { name, width, hasBar, hasTab, shift, moved, paint };
  } finally {
    await context.close();
  }
}
