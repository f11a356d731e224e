/** How long a busy browser may delay the callback. */
const IDLE_TIMEOUT_MS = 2000;
/** When a page counts as loaded although a picture is still loading. */
const LOAD_TIMEOUT_MS = 10_000;

/** Calls `act` when the browser is idle. Safari has no requestIdleCallback. */
export function onIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(act, 1);
}

/** Calls `act` once, when the page is loaded and visible (background tabs and prerendered pages are not) and the browser is idle. */
export function whenIdle(act: () => void): void {
  let isLoaded = document.readyState === 'complete';
  const check = () => {
    if (!isLoaded || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    window.removeEventListener('load', loaded);
    document.removeEventListener('visibilitychange', check);
    onIdle(act);
  };
  const loaded = () => {
    isLoaded = true;
    check();
  };
  const timer = setTimeout(loaded, LOAD_TIMEOUT_MS);
  window.addEventListener('load', loaded);
  document.addEventListener('visibilitychange', check);
  check();
}
