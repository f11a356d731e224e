import { localState } from '../state/local';
import { sessionState } from '../state/session';
import { ABANDON_EVENT } from './event';

/**
 * Signs that a visitor is about to leave. The modal opens once a session and is in nobody's way: the Back button works, and
 * it does not open for a visitor who reads a dialog, fills in a form, watches a film or has tapped the call link; nor on an
 * error page, which says the same itself.
 */

/** On a page before the modal may open. */
const FIRST_LOOK_MS = 5000;
/** Without touch, scroll or key. */
const IDLE_MS = 60_000;

const BUSY = 'input, textarea, select, iframe, video, audio, [contenteditable=""], [contenteditable="true"]';

/** Whether a field's text is not the one it came with. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** The template of an error page is called by its status. */
const isErrorPage = (): boolean =>
  document.querySelector('main[data-template="404"], main[data-template^="50"]') !== null;

let isCalling = false;

function mayAsk(): boolean {
  const { isAbandonModalShown } = sessionState.getState();
  const isBusy = document.activeElement?.matches(BUSY) || hasTyped() || document.querySelector('dialog[open]') !== null;
  return !isAbandonModalShown && !isCalling && !isBusy && !isErrorPage() && document.visibilityState === 'visible';
}

function ask(): void {
  if (mayAsk()) window.dispatchEvent(new Event(ABANDON_EVENT));
}

/** Desktop: the pointer leaves the page at its top, where tabs and address are. */
function watchPointer(): void {
  const began = Date.now();
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY <= 0 && Date.now() - began >= FIRST_LOOK_MS) ask();
  });
}

/** Touch: a minute without a sign while the page is in view. */
function watchIdle(): void {
  let lastSign = Date.now();
  const wait = (ms: number): void => {
    setTimeout(() => {
      const left = lastSign + IDLE_MS - Date.now();
      if (left > 0) wait(left);
      else ask();
    }, ms);
  };
  for (const sign of ['scroll', 'pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(sign, () => (lastSign = Date.now()), { passive: true });
  wait(IDLE_MS);
}

/** Returns whether the visitor is back on the page they came in by, from a page of this site that was open for a while. */
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
    Date.now() - lastVisitedTimestamp >= FIRST_LOOK_MS
  );
}

/**
 * Watches the page for signs of leaving, and dispatches ABANDON_EVENT at the first.
 * @param isBack the visitor has come back to their first page (isBackAtEntry), which is a sign on touch screens
 */
export function watchLeaving(isBack: boolean): void {
  document.addEventListener(
    'click',
    ({ target }) => (isCalling ||= target instanceof Element && target.closest('a[href^="tel:"]') !== null),
    { capture: true },
  );
  if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) watchPointer();
  else watchIdle();
  askIfBack(isBack);
}

/** Asks a visitor on a touch screen who has come back to their first page. */
export function askIfBack(isBack: boolean): void {
  if (isBack && !window.matchMedia('(hover: hover) and (pointer: fine)').matches) setTimeout(ask);
}
