import { localState } from '../state/local';
import { sessionState } from '../state/session';

/** Event on window when a visitor seems to be leaving. Opens the abandon modal and raises the intent score. */
export const ABANDON_EVENT = 'footbridge:abandon-modal';

/**
 * Signs that a visitor is about to leave. The modal opens once a session. It does not change the Back button, and it does not
 * open for a visitor who reads a dialog, fills in a form, watches a video or has clicked a call link, nor on an error page.
 */

/** Time on the page before the modal may open. */
const MIN_TIME_ON_PAGE_MS = 5000;
/** Time without touch, scroll or key. */
const IDLE_MS = 60_000;

const BUSY = 'input, textarea, select, iframe, video, audio, [contenteditable=""], [contenteditable="true"]';

/** Returns whether a field's value differs from its default. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** An error page's template is named after its status. */
const isErrorPage = (): boolean =>
  document.querySelector('main[data-template="404"], main[data-template^="50"]') !== null;

let isCalling = false;

function canShow(): boolean {
  const { isAbandonModalShown } = sessionState.getState();
  const isBusy = document.activeElement?.matches(BUSY) || hasTyped() || document.querySelector('dialog[open]') !== null;
  return !isAbandonModalShown && !isCalling && !isBusy && !isErrorPage() && document.visibilityState === 'visible';
}

function showOnce(): void {
  if (canShow()) window.dispatchEvent(new Event(ABANDON_EVENT));
}

/** Desktop: the pointer leaves the page at the top, towards the tabs and the address bar. */
function watchPointer(): void {
  const began = Date.now();
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY <= 0 && Date.now() - began >= MIN_TIME_ON_PAGE_MS) showOnce();
  });
}

/** Touch: a minute without input while the page is in view. */
function watchIdle(): void {
  let lastSign = Date.now();
  const wait = (ms: number): void => {
    setTimeout(() => {
      const left = lastSign + IDLE_MS - Date.now();
      if (left > 0) wait(left);
      else showOnce();
    }, ms);
  };
  for (const sign of ['scroll', 'pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(sign, () => (lastSign = Date.now()), { passive: true });
  wait(IDLE_MS);
}

/** Returns whether the visitor went back to the session's first page, from a page of this site that was open for a while. */
export function isBackAtEntry(isFromCache: boolean): boolean {
  const { entry } = sessionState.getState();
  const { history, lastVisitedTimestamp } = localState.getState();
  const [navigation] = performance.getEntriesByType('navigation');
  const isBack =
    isFromCache || (navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward');
  if (!isBack || !entry || !URL.canParse(entry.url) || new URL(entry.url).pathname !== window.location.pathname)
    return false;
  return (
    history.at(-1) !== window.location.pathname &&
    lastVisitedTimestamp !== null &&
    Date.now() - lastVisitedTimestamp >= MIN_TIME_ON_PAGE_MS
  );
}

/**
 * Watches for signs of leaving, and dispatches ABANDON_EVENT at the first one.
 * @param isBack the visitor went back to their first page (isBackAtEntry), a sign of leaving on touch screens
 */
export function watchForLeaving(isBack: boolean): void {
  document.addEventListener(
    'click',
    ({ target }) => (isCalling ||= target instanceof Element && target.closest('a[href^="tel:"]') !== null),
    { capture: true },
  );
  if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) watchPointer();
  else watchIdle();
  showIfBack(isBack);
}

/** Dispatches ABANDON_EVENT on a touch screen if the visitor went back to their first page. */
export function showIfBack(isBack: boolean): void {
  if (isBack && !window.matchMedia('(hover: hover) and (pointer: fine)').matches) setTimeout(showOnce);
}
