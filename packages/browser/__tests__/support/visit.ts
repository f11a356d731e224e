import type { Segment } from '@footbridge/shared/segments';

/** How a document is opened. */
interface Opening {
  /** Where it is, with query. */
  path?: string;
  referrer?: string;
  /** As the browser's navigation timing has it. */
  type?: 'navigate' | 'reload' | 'back_forward';
  /** Ms from asking for the document to its first script. */
  scriptsAfter?: number;
  /** The page's; null where it has none. */
  segment?: Segment | null;
}

/** The referrer of a page that a link of this site led to. */
export const FROM_HERE = 'http://localhost/';

type Listener = Parameters<EventTarget['addEventListener']>;

const listened: [target: EventTarget, ...args: Listener][] = [];
/** How many of them were there before the document that is open: the test's own. */
let ofTest: number | null = null;

/** So that the listeners of one document do not get the next one's events. */
function watchListeners(): void {
  for (const target of [window, document, document.documentElement]) {
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: Listener) => {
      listened.push([target, ...args]);
      EventTarget.prototype.addEventListener.apply(target, args);
    });
  }
}

/** An empty browser at noon; call it before each test, and closeBrowser after. */
export function openBrowser(): void {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  setWay({ page: 3000, screen: 800 });
  setPointer('mouse');
  ofTest = null;
  window.fetch = () => Promise.resolve(Response.json({ ipAddress: 'Unknown' }));
  watchListeners();
}

export function closeBrowser(): void {
  for (const [target, ...args] of listened.splice(0)) target.removeEventListener(...args);
  jest.restoreAllMocks();
  jest.useRealTimers();
}

export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
}

export function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=/, '')]));
}

/** A tab is closed, another opened: the session goes, the rest stays. */
export function newTab(): void {
  sessionStorage.clear();
}

/** The document that was open goes, with its timers and listeners. */
function unload(): void {
  ofTest ??= listened.length;
  const now = Date.now();
  // It sets the clock back, too.
  jest.clearAllTimers();
  jest.setSystemTime(now);
  for (const [target, ...args] of listened.splice(ofTest)) target.removeEventListener(...args);
}

/** Loads a document in the place of the one that is open, and starts its visit. */
export async function openDocument({
  path = '/',
  referrer = '',
  type = 'navigate',
  scriptsAfter = 0,
  segment = 'info',
}: Opening = {}) {
  unload();
  jest.resetModules();
  const requested = Date.now();
  jest.advanceTimersByTime(scriptsAfter);
  Object.defineProperty(performance, 'now', { configurable: true, value: () => Date.now() - requested });
  window.history.replaceState(null, '', path);
  window.scrollY = 0;
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  const { startVisit } = await import('@footbridge/browser/visit/visit');
  const { localState } = await import('@footbridge/browser/state/local');
  const { sessionState } = await import('@footbridge/browser/state/session');
  startVisit({ path: window.location.pathname, segment });
  return { localState, sessionState, score: () => localState.getState().callTrackingIntentScore };
}

/** Loads a document and lets the half second pass after which it counts as visited. */
export async function visit(opening: Opening = {}) {
  const opened = await openDocument(opening);
  jest.advanceTimersByTime(500);
  return opened;
}

/** The visitor leaves the document, and after so many ms the browser shows it again as it was (back/forward cache). */
export function comeBack(after: number, meanwhile: () => void = () => undefined): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  // Its timers stand still; browser tests cover them.
  meanwhile();
  jest.setSystemTime(Date.now() + after);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** What the screen is used with. */
export function setPointer(pointer: 'mouse' | 'finger'): void {
  const matches = pointer === 'mouse';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: matches && query.includes('hover: hover') }),
  });
}

/** A browser that blocks storage. (Its getters throw, too; Jest itself reads them.) */
export function blockStorage(): void {
  jest.spyOn(console, 'warn').mockImplementation();
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
}

/** How long a page is, px. */
export function setWay({ page, screen }: { page: number; screen: number }): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => page });
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, get: () => screen });
}

export function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}
